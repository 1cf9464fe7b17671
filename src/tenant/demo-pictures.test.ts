import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoPictureFile, pictureFinder } from './demo-pictures.ts';

const DEMO = '/media/vehicles/suv/cut-530.avif';
const OWN = '/media/team.avif';

const demoCar = { primary_image_url: '/media/vehicles/floor/suv/blue-1/front.avif' };
const car = { primary_image_url: 'https://cdn.example/media/vehicles/1.jpg' };

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  folder = join(root, 'tenants/acme');
  for (const file of [demoPictureFile(root, DEMO), join(folder, 'public', OWN)]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds demo pictures only if at least one vehicle in stock shows a demo picture', () => {
  expect(pictureFinder({ root, folder }, [car, demoCar])(DEMO)).toBe(true);
  expect(pictureFinder({ root, folder }, [car, { primary_image_url: null }])(DEMO)).toBe(false);
  expect(pictureFinder({ root, folder }, [])(DEMO)).toBe(false);
});

it("finds the tenant's own pictures for any stock, and no picture that does not exist", () => {
  const find = pictureFinder({ root, folder }, [car]);
  expect(find(OWN)).toBe(true);
  expect(find('/media/none.avif')).toBe(false);
  expect(pictureFinder({ root, folder }, [demoCar])('/media/none.avif')).toBe(false);
});
