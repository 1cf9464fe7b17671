import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { pictureUrls } from '../../../frame/media/vehicle-pictures.ts';
import { localTime } from '../../../lib/clock.ts';
import type { Car } from '../../../stock/car.ts';
import { isGone } from '../../../stock/rules/availability.ts';
import { describeRefusals, describeSharedRefusals, TOO_MANY } from '../../platform/http/openapi-responses.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ServiceEnv } from '../../platform/http/service-env.ts';
import { limitRequests } from '../../platform/limits/limit-requests.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { createPlaces } from '../../platform/limits/request-places.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from '../stock/with-stock.ts';
import { carSheet } from './car-sheet.ts';
import { sheetLook } from './sheet-look.ts';
import type { SheetPrinter } from './sheet-printer.ts';
import { MAX_PICTURES, type SheetTask } from './sheet-task.ts';

/** Number of drawn sheets to keep in memory. Each has about 150 kB. */
const MAX_SHEETS = 300;
/** Sheets that wait and are drawn at the same time. With more, the last one would wait for longer than shoppers do. */
const MAX_AT_ONCE = 20;
/** Seconds after which a place may be free. */
const RETRY_SECONDS = 5;

const BUSY = 'Many people are printing at the moment. Please try again in a few seconds.';

export interface PdfRouteDependencies extends StockDependencies {
  limits: RateLimits;
  /** Draws the PDFs. */
  sheetPrinter: SheetPrinter;
  now: () => Date;
  log: Logger;
}

/**
 * A vehicle as a PDF of one or two A4 pages, drawn once for each state of the vehicle and day (API-22, PRN-01). A sheet
 * without one of its pictures is not kept.
 */
export function pdfRoutes(dependencies: PdfRouteDependencies): Hono<ServiceEnv> {
  const { limits, sheetPrinter, now, log } = dependencies;
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_SHEETS });
  const places = createPlaces(MAX_AT_ONCE);

  function taskOf(car: Car, stock: TenantStock): SheetTask {
    const { tenant, configOf } = stock;
    const { images } = configOf(car);
    return {
      sheet: carSheet(car, stock, localTime(now(), tenant.site.timezone).date),
      look: sheetLook(tenant),
      pictures: pictureUrls(car).slice(0, MAX_PICTURES),
      images: { template: images.template, widths: images.widths, quality: images.quality },
      folder: tenant.folder,
    };
  }

  /** Null if there is no place for another sheet now. */
  function drawnSheet(car: Car, stock: TenantStock): Promise<Uint8Array> | null {
    const task = taskOf(car, stock);
    const key = hash('sha256', JSON.stringify(task));
    const known = drawn.get(key);
    if (known) return known;
    const giveBack = places.take({});
    if (giveBack === null) return null;
    const drawing = sheetPrinter
      .print(task)
      .then(({ pdf, problems }) => {
        for (const error of problems)
          log.warn({ car: car.id, error }, 'a picture of a PDF could not be read');
        // The picture's host may answer the next time.
        if (problems.length > 0) drawn.delete(key);
        return pdf;
      })
      .catch((error) => {
        drawn.delete(key);
        throw error;
      })
      .finally(giveBack);
    drawn.set(key, drawing);
    return drawing;
  }

  return new Hono<ServiceEnv>().get(
    '/:file{.+\\.pdf}',
    withStock(dependencies),
    limitRequests(limits, 'pdfs'),
    describeSharedRefusals(TOO_MANY),
    describeRoute({
      summary: 'A vehicle as a PDF of one or two A4 pages',
      responses: {
        200: { description: 'The PDF.', content: { 'application/pdf': {} } },
        ...describeRefusals({
          404: 'There is no such vehicle, or it is sold.',
          503: 'Too many sheets are being drawn.',
        }),
      },
    }),
    async (c) => {
      const slug = c.req.param('file').slice(0, -'.pdf'.length);
      const stock = c.get('stock');
      const car = stock.bySlug.get(slug);
      if (!car || isGone(car)) return refuse(c, 404, NO_VEHICLE);
      const drawing = drawnSheet(car, stock);
      if (drawing === null) {
        c.header('Retry-After', String(RETRY_SECONDS));
        return refuse(c, 503, BUSY);
      }
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(slug)}.pdf`);
      return c.body(new Uint8Array(await drawing));
    },
  );
}
