import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeTenant } from '../../../../tests/support/make-tenant.ts';
import { NOW, testService, UNLIMITED } from '../../../../tests/support/service/test-service.ts';
import { northCars } from '../../../../tests/support/service/test-stock.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import type { Car } from '../../../stock/car.ts';
import type { Tenant } from '../../../tenant/tenant.ts';
import type { Database } from '../../platform/database/database.ts';
import { tenantStock } from '../stock/tenant-stock.ts';
import type { SheetPrinter } from './sheet-printer.ts';

const PICTURE = { width: 40, height: 20, channels: 3 as const, background: '#0a0' };

/** A service whose first vehicle has these changes. */
function serviceOf(changes: Partial<Car> = {}, site: Record<string, unknown> = {}, lines: string[] = []) {
  const folder = temporaryFolder('pdf');
  const cars = northCars(NOW).map((car, i) => (i === 0 ? { ...car, ...changes } : car));
  const tenant: Tenant = { ...makeTenant({ id: 'site-north', ...site }), folder };
  const stockOf = async () => tenantStock(tenant, cars, NOW);
  const { service } = testService({} as Database, lines, { stockOf, limits: UNLIMITED });
  const get = (slug: string) =>
    service.request(`/api/cars/${slug}.pdf`, { headers: { host: 'www.north.example' } }, {});
  return { folder, get };
}

async function pdfOf(answer: Response): Promise<{ text: string; pages: number; pictures: number }> {
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return { text, pages: count(/\/Type \/Page\b/g), pictures: count(/\/Subtype \/Image\b/g) };
}

describe('the PDF of a vehicle', () => {
  it('API-22 PRN-01 is two A4 pages at most with the picture of the vehicle, also with long texts', async () => {
    const long = 'A long line about this vehicle that goes on and on. '.repeat(40);
    const { get, folder } = serviceOf(
      {
        badge: long,
        colour: long,
        engine_size: long,
        dealercomments: `<p>${long}</p>`.repeat(9),
        features: Array(60)
          .fill(0)
          .map((_, i) => `${i} ${long}`),
        primary_image_url: '/pictures/one.png',
      },
      { config: { legal: { price_note: long } } },
    );
    mkdirSync(join(folder, 'public/pictures'), { recursive: true });
    const green = { width: 900, height: 1600, channels: 3 as const, background: '#0a0' };
    await sharp({ create: green }).png().toFile(join(folder, 'public/pictures/one.png'));
    const answer = await get('mine');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''mine.pdf");
    const { text, pages, pictures } = await pdfOf(answer);
    expect(text.startsWith('%PDF-')).toBe(true);
    expect([pages, pictures]).toEqual([2, 1]);
    expect(/\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/.test(text)).toBe(true);
    // The same sheet is not drawn again.
    expect(await pdfOf(await get('mine'))).toEqual({ text, pages, pictures });
  });

  it('API-22 is drawn once for each price, picture and day', async () => {
    let now = NOW;
    const changes: Partial<Car> = { primary_image_url: null };
    const folder = temporaryFolder('pdf');
    mkdirSync(join(folder, 'public'));
    const file = join(folder, 'public/one.png');
    await sharp({ create: PICTURE }).png().toFile(file);
    const tenant: Tenant = { ...makeTenant({ id: 'site-north' }), folder };
    const cars = northCars(NOW).map((car, i) => (i === 0 ? Object.assign(car, changes) : car));
    const { service } = testService({} as Database, [], {
      stockOf: async () => tenantStock(tenant, cars, NOW),
      limits: UNLIMITED,
      now: () => now,
    });
    const sheet = async (change: Partial<Car> = {}) => {
      Object.assign(cars[0] ?? {}, change);
      const headers = { host: 'www.north.example' };
      return pdfOf(await service.request('/api/cars/mine.pdf', { headers }, {}));
    };
    const first = await sheet();
    const withPicture = await sheet({ primary_image_url: '/one.png' });
    expect([first.pictures, withPicture.pictures]).toEqual([0, 1]);
    // The picture is not read again.
    rmSync(file);
    expect(await sheet()).toEqual(withPicture);
    expect((await sheet({ price: 29_000 })).pictures).toBe(0);
    expect(await sheet({ price: 30_000 })).toEqual(withPicture);
    now = new Date(NOW.getTime() + 86_400_000);
    expect((await sheet()).pictures).toBe(0);
  });

  it.each([
    ['is missing', '/pictures/none.png'],
    ['is a text file', '/pictures/text.png'],
    ['is outside the public folder', '/pictures/../../private.png'],
    ['is at a private IPv4 address', 'https://127.0.0.1/picture.jpg'],
    ['is at a private IPv6 address', 'https://[::1]/picture.jpg'],
    ['is not on HTTPS', 'http://pictures.example/a.jpg'],
  ])('has no picture if the vehicle’s picture %s', async (_, primary_image_url) => {
    const { get, folder } = serviceOf({ primary_image_url });
    await sharp({ create: PICTURE }).png().toFile(join(folder, 'private.png'));
    mkdirSync(join(folder, 'public/pictures'), { recursive: true });
    writeFileSync(join(folder, 'public/pictures/text.png'), 'no picture');
    expect(await pdfOf(await get('mine'))).toMatchObject({ pages: 1, pictures: 0 });
  });

  it('is drawn again after its picture could not be read', async () => {
    const { get, folder } = serviceOf({ primary_image_url: '/one.png' });
    mkdirSync(join(folder, 'public'));
    const file = join(folder, 'public/one.png');
    writeFileSync(file, 'no picture');
    expect((await pdfOf(await get('mine'))).pictures).toBe(0);
    await sharp({ create: PICTURE }).png().toFile(file);
    expect((await pdfOf(await get('mine'))).pictures).toBe(1);
  });

  it('ERR-11 is refused with status 404 for a sold or unknown vehicle', async () => {
    const { get } = serviceOf();
    for (const slug of ['sold', 'nothing']) expect((await get(slug)).status).toBe(404);
  });

  it('ERR-11 is refused while many others are drawn, and drawn once there is room', async () => {
    const { promise, resolve } = Promise.withResolvers<{ pdf: Uint8Array; problems: [] }>();
    const sheetPrinter: SheetPrinter = { print: () => promise, close: () => {} };
    const cars = Array.from({ length: 21 }, (_, i) => makeCar({ slug: `car-${i}` }));
    const tenant: Tenant = { ...makeTenant({ id: 'site-north' }), folder: '' };
    const { service } = testService({} as Database, [], {
      stockOf: async () => tenantStock(tenant, cars, NOW),
      limits: UNLIMITED,
      sheetPrinter,
    });
    const get = (slug: string) =>
      service.request(`/api/cars/${slug}.pdf`, { headers: { host: 'www.north.example' } }, {});
    const others = cars.slice(0, 20).map(({ slug }) => get(slug));
    // A vehicle that is being drawn already needs no further place.
    const same = get('car-0');
    const refused = await get('car-20');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain('Many people are printing');
    resolve({ pdf: Buffer.from('%PDF-'), problems: [] });
    for (const answer of await Promise.all([...others, same])) expect(answer.status).toBe(200);
    expect((await get('car-20')).status).toBe(200);
  });
});
