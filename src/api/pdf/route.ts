import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { LRUCache } from 'lru-cache';
import { localTime } from '../../lib/clock.ts';
import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import { describeRefusals, describeSharedRefusals, TOO_MANY } from '../openapi-responses.ts';
import { refuse } from '../refusal.ts';
import { safeError } from '../safe-error.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceEnv } from '../service-env.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { NO_VEHICLE } from '../stock/with-stock.ts';
import { type CarSheet, carSheet } from './car-sheet.ts';

/** Number of drawn sheets to keep in memory. Each has about 100 kB. */
const MAX_SHEETS = 300;

interface DrawnSheet {
  pdf: Buffer;
  /** False if the vehicle's picture could not be read. */
  isComplete: boolean;
}

/**
 * A vehicle as a PDF of one A4 page, drawn once for each state of the vehicle and day (API-22, PRN-01). A sheet without
 * its picture is not kept.
 */
export function pdfRoutes({
  limits,
  now,
  log,
}: Pick<ServiceDependencies, 'limits' | 'now' | 'log'>): Hono<ServiceEnv> {
  const drawn = new LRUCache<string, Promise<DrawnSheet>>({ max: MAX_SHEETS });

  async function draw(sheet: CarSheet, car: Car, { configOf, tenant }: TenantStock): Promise<DrawnSheet> {
    // Loaded with the first sheet, because it is large.
    const [{ drawSheet }, { printPicture }] = await Promise.all([
      import('./draw-sheet.ts'),
      import('./print-picture.ts'),
    ]);
    let picture: Buffer | null = null;
    let isComplete = true;
    try {
      picture = await printPicture(car.primary_image_url, configOf(car).images, tenant.folder);
    } catch (error) {
      log.warn({ car: car.id, error: safeError(error) }, 'the picture of a PDF could not be read');
      isComplete = false;
    }
    return { pdf: await drawSheet(sheet, picture), isComplete };
  }

  function drawnSheet(car: Car, stock: TenantStock): Promise<DrawnSheet> {
    const { folder, site } = stock.tenant;
    const sheet = carSheet(car, stock, localTime(now(), site.timezone).date);
    const key = hash('sha256', JSON.stringify([folder, sheet, car.primary_image_url]));
    const known = drawn.get(key);
    if (known) return known;
    const drawing = draw(sheet, car, stock);
    drawn.set(key, drawing);
    drawing.then(
      ({ isComplete }) => {
        // The picture's host may answer the next time.
        if (!isComplete) drawn.delete(key);
      },
      () => drawn.delete(key),
    );
    return drawing;
  }

  return new Hono<ServiceEnv>().get(
    '/:file{.+\\.pdf}',
    limitRequests(limits, 'pdfs'),
    describeSharedRefusals(TOO_MANY),
    describeRoute({
      summary: 'A vehicle as a PDF of one A4 page',
      responses: {
        200: { description: 'The PDF.', content: { 'application/pdf': {} } },
        ...describeRefusals({ 404: 'There is no such vehicle, or it is sold.' }),
      },
    }),
    async (c) => {
      const slug = c.req.param('file').slice(0, -'.pdf'.length);
      const stock = c.get('stock');
      const car = stock.bySlug.get(slug);
      if (!car || isGone(car)) return refuse(c, 404, NO_VEHICLE);
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(slug)}.pdf`);
      const { pdf } = await drawnSheet(car, stock);
      return c.body(new Uint8Array(pdf));
    },
  );
}
