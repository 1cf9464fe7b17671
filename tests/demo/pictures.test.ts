import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inDefaultOrder } from '../../src/frame/stock/default-order.ts';
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

it('every set of pictures in the library is shown by a vehicle', async () => {
  const { sets } = JSON.parse(readFileSync('public/demo/vehicles/catalogue.json', 'utf8')) as Listed;
  const stocks = await everyStock();
  const shown = new Set(
    stocks.flatMap(({ cars }) =>
      cars.flatMap(({ images }) => images.map(({ image: { url } }) => url.split('/').slice(3, 6).join('/'))),
    ),
  );
  expect(sets.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
});

describe.each(await everyStock())('the first pictures of $plan.tenant', ({ plan, cars }) => {
  const first = inDefaultOrder(cars).flatMap(({ primary_image_url: url }) => (url === null ? [] : [url]));
  const nameOf = (url: string | undefined) => url?.split('/').at(-1)?.replace('.avif', '') ?? '';

  it('are those that its plan names, on its own background', () => {
    for (const url of first) {
      expect(plan.firstPictures).toContain(nameOf(url));
      expect(url).toContain(`/media/vehicles/${plan.background}/`);
    }
  });

  it.skipIf(plan.firstPictures.length === 1)(
    'are mostly the best one, and hardly repeat on a screen of eight',
    () => {
      const best = first.filter((url) => nameOf(url) === plan.firstPictures[0]);
      expect(best.length / first.length).toBeGreaterThan(0.4);
      const repeats = first.map((_, i) => {
        const screen = first.slice(i, i + 8);
        return screen.length - new Set(screen).size;
      });
      // Six of eight bikes may have the same colour, and there are four pictures of it.
      expect(repeats.slice(0, 24).filter((count) => count > 1).length).toBeLessThan(2);
    },
  );
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
