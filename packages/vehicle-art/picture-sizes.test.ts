import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Catalogue, framePath, roomPath } from './catalogue-format.ts';

const FOLDER = fileURLToPath(new URL('../../public/demo/vehicles', import.meta.url));
const MAX_SPIN_BYTES = 700_000;
const { spins, rooms } = JSON.parse(readFileSync(join(FOLDER, 'catalogue.json'), 'utf8')) as Catalogue;

it.each(spins)('$path has 36 frames of 960 × 600 px, together less than 700 kB', async ({ path, frames }) => {
  const files = Array.from({ length: frames }, (_, i) => join(FOLDER, framePath(path, i)));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height, format } = await sharp(file).metadata();
      return `${format} ${width} × ${height}`;
    }),
  );
  expect(sizes).toEqual(Array(36).fill('heif 960 × 600'));
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MAX_SPIN_BYTES);
});

it.each(rooms)('the picture of the room "$name" has 1280 × 800 px', async ({ path }) => {
  const { width, height } = await sharp(join(FOLDER, roomPath(path))).metadata();
  expect([width, height]).toEqual([1280, 800]);
});
