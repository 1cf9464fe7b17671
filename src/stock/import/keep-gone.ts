import { DAY_MS } from '../../lib/days.ts';
import { readStockLine, serializeCar } from '../stock-file.ts';
import type { Run } from './import-run.ts';
import { stockLines } from './previous-stock.ts';

/** Days for which the stock remembers a vehicle after its page has ended, so that its address can redirect. */
export const REDIRECT_DAYS = 60;

/** Days for which vehicles are remembered if the import is not told: 30 for the page, then the redirect. */
const KEEP_GONE_DAYS = 30 + REDIRECT_DAYS;

/**
 * Writes the vehicles of the previous stock that this import lacks to the new one, with the time since when they are
 * gone, so that their pages can say so, and redirect later, instead of answering 404 at once.
 *
 * @param stock path of the previous stock
 */
export async function keepGone(run: Run, stock: string): Promise<void> {
  const { options, settings, ids, slugs } = run;
  const { keepGoneDays = KEEP_GONE_DAYS } = options;
  const oldest = settings.now.getTime() - keepGoneDays * DAY_MS;
  for await (const line of stockLines(stock)) {
    const read = readStockLine(line);
    if (!read.ok || ids.has(read.car.id) || !read.car.show_on_dealer_website) continue;
    const { car } = read;
    const gone_at = car.gone_at ?? settings.now.toISOString();
    if (Date.parse(gone_at) < oldest) continue;
    ids.set(car.id, 0);
    const slug = slugs.assign(car.id, car.slug);
    const path = slugs.path(car.path, car.slug, slug);
    run.stock.write(`${serializeCar({ ...car, slug, path, gone_at })}\n`);
  }
}
