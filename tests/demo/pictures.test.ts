import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoPictureFile } from '../../src/tenant/demo-pictures.ts';
import { everyStock } from './stock.ts';

interface Listed {
  sets: { path: string; angles: string[]; details: string[]; walk: string[] }[];
}

it('every picture of the demo stock is in the library’s catalogue', async () => {
  const { sets } = JSON.parse(readFileSync('public/demo/vehicles/catalogue.json', 'utf8')) as Listed;
  const listed = new Set(
    sets.flatMap(({ path, angles, details, walk }) =>
      [...angles, ...details, ...walk].map((angle) => `/media/vehicles/${path}/${angle}.avif`),
    ),
  );
  const stocks = await everyStock();
  const shown = stocks.flatMap(({ cars }) => cars.flatMap((car) => car.images.map(({ image }) => image.url)));
  expect(shown.length).toBeGreaterThan(3_000);
  expect(shown.filter((url) => !listed.has(url))).toEqual([]);
});

it('every spin frame, interior picture and film of the demo stock exists', async () => {
  const stocks = await everyStock();
  const shown = new Set(
    stocks.flatMap(({ cars }) =>
      cars.flatMap((car) => [...car.spin_images, car.spin_interior_image ?? [], car.video_url ?? []].flat()),
    ),
  );
  expect(shown.size).toBeGreaterThan(200);
  expect([...shown].filter((url) => !existsSync(demoPictureFile('.', url)))).toEqual([]);
});
