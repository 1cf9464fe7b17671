import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { northCars } from '../../../tests/support/service/test-stock.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { tenantStock } from '../vehicles/stock/tenant-stock.ts';
import { createMailPictures } from './mail-pictures.ts';

const dealer = aDealer();

/** Stock whose first vehicle has this picture. The file `/one.png` exists. */
async function stockWith(primary_image_url: string | null) {
  const folder = temporaryFolder('mail-pictures');
  mkdirSync(join(folder, 'public'));
  const green = { width: 900, height: 600, channels: 3 as const, background: '#0a0' };
  await sharp({ create: green }).png().toFile(join(folder, 'public/one.png'));
  const [first] = northCars(NOW);
  if (!first) throw new Error('There is no vehicle.');
  const car = { ...first, primary_image_url };
  return { car, stock: tenantStock({ ...makeTenant({ id: 'site-north' }), folder }, [car], NOW) };
}

/** Pictures whose child process counts its tasks. */
function countingPictures(encode: () => Promise<Buffer | null>, waitMs?: number) {
  const counted = { tasks: 0, warnings: [] as unknown[] };
  const pictures = createMailPictures({
    log: { warn: (...args: unknown[]) => void counted.warnings.push(args) },
    child: {
      encode: () => {
        counted.tasks += 1;
        return encode();
      },
      close: () => {},
    },
    ...(waitMs !== undefined && { waitMs }),
  });
  return { pictures, counted };
}

it('the picture of a vehicle is made once, in another process, for all mails of a size', async () => {
  const { car, stock } = await stockWith('/one.png');
  const pictures = createMailPictures({ log: { warn: () => {} } });
  const [one, other] = await Promise.all([
    pictures.vehicle(car, stock, dealer, 'large'),
    pictures.vehicle(car, stock, dealer, 'large'),
  ]);
  pictures.close();
  expect(one?.content).toBe(other?.content);
  expect((await sharp(one?.content).metadata()).format).toBe('jpeg');

  const { pictures: again, counted } = countingPictures(async () => Buffer.from('jpeg'));
  for (const size of ['large', 'small', 'large'] as const) await again.vehicle(car, stock, dealer, size);
  expect(counted.tasks).toBe(2);
  // New data of the vehicle may come with a new picture of the same address.
  await again.vehicle({ ...car, updated_at: '2026-11-23T00:00:00Z' }, stock, dealer, 'large');
  expect(counted.tasks).toBe(3);
});

it.each([
  ['is missing', '/none.png', async () => Buffer.from('jpeg')],
  ['is no picture', '/one.png', async () => null],
  ['is at a private address', 'https://127.0.0.1/a.jpg', async () => Buffer.from('jpeg')],
])('a picture that %s is left out and logged once', async (_, address, encode) => {
  const { car, stock } = await stockWith(address);
  const { pictures, counted } = countingPictures(encode);
  for (let i = 0; i < 3; i += 1) expect(await pictures.vehicle(car, stock, dealer, 'large')).toBeNull();
  expect(counted.warnings).toHaveLength(1);
});

it('a mail does not wait for a picture that takes too long, and a vehicle without a picture has none', async () => {
  const { car, stock } = await stockWith('/one.png');
  const { pictures, counted } = countingPictures(() => new Promise(() => {}), 20);
  expect(await pictures.vehicle(car, stock, dealer, 'large')).toBeNull();
  expect(await pictures.vehicle({ ...car, primary_image_url: null }, stock, dealer, 'large')).toBeNull();
  // The picture is made all the same, for later mails.
  await expect.poll(() => counted.tasks).toBe(1);
});

it('the mark of a dealer is drawn once, and a mark that cannot be drawn is left out and logged', async () => {
  const { pictures, counted } = countingPictures(async () => null);
  const drawn = await pictures.mark(dealer);
  expect(drawn).toMatchObject({ cid: 'mark', contentType: 'image/png', height: 40 });
  expect(await pictures.mark(dealer)).toBe(drawn);
  expect(await pictures.mark(aDealer({ mark: 'no SVG' }))).toBeNull();
  expect(counted.warnings).toHaveLength(1);
});
