import { DAY_MS } from '../../lib/days.ts';
import type { Car } from '../car.ts';
import { readStockLine, serializeCar } from '../stock-file.ts';
import type { Run } from './import-run.ts';
import { countId, type NamedCount } from './named-count.ts';
import { stockLines, vehicleIn } from './previous-stock.ts';
import type { RefusedRecord } from './refused-records.ts';
import { isForSale } from './stock-facts.ts';

/** Days for which the stock remembers a vehicle after its page has ended, so that its address can redirect. */
export const REDIRECT_DAYS = 60;

/** Days for which vehicles are remembered if the import is not told: 30 for the page, then the redirect. */
const KEEP_GONE_DAYS = 30 + REDIRECT_DAYS;

interface CarriedOver {
  /** Vehicles that stay as they were, because their records were refused. */
  kept: NamedCount;
  /** Vehicles that were for sale and are gone now. */
  removed: NamedCount;
}

function write({ ids, slugs, stock }: Run, car: Car, row: number): void {
  ids.set(car.id, row);
  const slug = slugs.assign(car.id, car.slug);
  const path = slugs.path(car.path, car.slug, slug);
  stock.write(`${serializeCar({ ...car, slug, path })}\n`);
}

function keep(run: Run, car: Car, { row, line, problem }: RefusedRecord): void {
  write(run, car, row);
  run.report.addNotes(row, line, car.id, [
    {
      kind: 'kept',
      field: problem.field,
      value: problem.value,
      reason: `${problem.reason}, so the record was refused and the vehicle stays as it was`,
    },
  ]);
}

/** Keeps a vehicle as gone, so that its page can say so, and redirect later, instead of answering 404 at once. */
function keepAsGone(run: Run, car: Car): void {
  const { now } = run.settings;
  const { keepGoneDays = KEEP_GONE_DAYS } = run.options;
  const gone_at = car.gone_at ?? now.toISOString();
  const isRemembered = now.getTime() - Date.parse(gone_at) <= keepGoneDays * DAY_MS;
  if (isRemembered && car.show_on_dealer_website) write(run, { ...car, gone_at }, 0);
}

/**
 * Writes the vehicles of the previous stock that this import lacks to the new stock: as they were if their records were
 * refused, else as gone.
 *
 * @param stock path of the previous stock
 */
export async function carryOver(run: Run, stock: string): Promise<CarriedOver> {
  const kept: NamedCount = { count: 0, ids: [] };
  const removed: NamedCount = { count: 0, ids: [] };
  for await (const line of stockLines(stock)) {
    const vehicle = vehicleIn(line);
    if (vehicle === null || run.ids.has(vehicle.id)) continue;
    const read = readStockLine(line);
    const refused = read.ok ? run.refused.find(read.car) : undefined;
    if (read.ok && refused) {
      keep(run, read.car, refused);
      countId(kept, read.car.id);
      continue;
    }
    if (isForSale(vehicle)) countId(removed, vehicle.id);
    if (read.ok) keepAsGone(run, read.car);
  }
  return { kept, removed };
}
