import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Car, ItemType } from '../car.ts';
import { readStockFile } from '../stock-file.ts';
import { withKind, withoutOutdated, withStandardBody } from './derived-fields.ts';
import { FeedRefused } from './feed/feed-refused.ts';

const reference = z.string().min(1).max(200);

/** Changes of single vehicles, in the fields of `stock.jsonl`; each vehicle is named by `id` or `stocknum`. */
export const stockChanges = z.strictObject({
  changed: z
    .array(
      z
        .looseObject({ id: reference.optional(), stocknum: reference.optional() })
        .refine(
          ({ id, stocknum }) => id !== undefined || stocknum !== undefined,
          'A changed vehicle needs an id or a stocknum',
        ),
    )
    .default([]),
  /** Ids or stock numbers of the vehicles to remove. */
  removed: z.array(reference).default([]),
});
export type StockChanges = z.infer<typeof stockChanges>;
type Change = StockChanges['changed'][number];

/**
 * Groups the changes of new vehicles by vehicle. One that gives only a stock number belongs to the first vehicle with
 * an id and that number, because two yards may use the same numbers.
 */
function byNewVehicle(changes: readonly Change[]): Change[][] {
  const idOf = new Map<string, string>();
  for (const { id, stocknum } of changes)
    if (id !== undefined && stocknum !== undefined && !idOf.has(stocknum)) idOf.set(stocknum, id);
  return [...Map.groupBy(changes, ({ id, stocknum = '' }) => id ?? idOf.get(stocknum) ?? stocknum).values()];
}

/** Fields without which a vehicle cannot be added. */
const NEEDED = ['year', 'make', 'model', 'car_type'] as const;

const VIN_LENGTH = 17;

/**
 * Returns a look-up of why a change would make one vehicle another: it gives it the stock number or VIN of a vehicle
 * that is in the stock. A later change or removal by that number would then concern both.
 */
function clashFinder(cars: readonly Car[]): (change: Change, own: Car | null) => string | null {
  const byStockNumber = Map.groupBy(cars, ({ stocknum }) => stocknum);
  const byVin = Map.groupBy(cars, ({ vin }) => vin);
  return (change, own) => {
    const { stocknum, vin } = change;
    const others = (group: readonly Car[] = []) => group.filter((car) => car !== own);
    if (own !== null && stocknum !== undefined && stocknum !== own.stocknum) {
      const [other] = others(byStockNumber.get(stocknum));
      if (other) return `the stock number ${stocknum} is that of the vehicle ${other.id}`;
    }
    if (typeof vin !== 'string' || vin.length !== VIN_LENGTH || vin === own?.vin) return null;
    const [other] = others(byVin.get(vin));
    return other ? `the VIN ${vin} is that of the vehicle ${other.id}` : null;
  };
}

/**
 * Writes the stock of a tenant with some changes as a feed in our own format, which `importFeed` then checks like any
 * other. A vehicle that the stock does not have, or that is gone, is added if it has the needed fields. Several changes of
 * one vehicle are applied in their order. A vehicle that is listed as changed and as removed is removed.
 *
 * @param stockFile the present stock
 * @param feed where the feed is written
 * @param mainKind the kind of vehicles that the dealer mainly sells
 * @returns sentences about changes that were not made
 * @throws FeedRefused if no vehicle would be left
 */
export async function writeChangedFeed(
  stockFile: string,
  changes: StockChanges,
  feed: string,
  mainKind: ItemType = 'car',
): Promise<string[]> {
  const stock = (await readStockFile(stockFile)).cars;
  const cars = stock.filter(({ gone_at }) => gone_at === null);
  const referencesOf = ({ id, stocknum }: Pick<Car, 'id' | 'stocknum'>) => new Set([id, stocknum ?? id]);
  const removed = new Set(changes.removed);
  const isRemoved = (references: Iterable<string>) => [...references].some((name) => removed.has(name));
  const orderOf = new Map(changes.changed.map((change, index) => [change, index]));
  const byReference = Map.groupBy(orderOf.keys(), ({ id, stocknum }) => id ?? stocknum ?? '');
  const inOrder = (a: Change, b: Change): number => (orderOf.get(a) ?? 0) - (orderOf.get(b) ?? 0);
  const clashOf = clashFinder(cars.filter((car) => !isRemoved(referencesOf(car))));
  const problems: string[] = [];
  let lines = 0;

  /** Removes and returns the changes of a vehicle in their order, so that no later vehicle gets them too. */
  function takeChanges(references: ReadonlySet<string>): Change[] {
    const found = [...references].flatMap((reference) => byReference.get(reference) ?? []);
    for (const reference of references) byReference.delete(reference);
    return found.sort(inOrder);
  }

  /** The changes of a vehicle without those that clash, which are named. */
  const usable = (found: readonly Change[], own: Car | null): Change[] =>
    found.filter((change) => {
      const clash = clashOf(change, own);
      const name = own?.id ?? change.id ?? change.stocknum;
      if (clash !== null) problems.push(`${name} was not ${own ? 'changed' : 'added'}, because ${clash}.`);
      return clash === null;
    });

  const written = (line: object): string => {
    lines++;
    return `${JSON.stringify(line)}\n`;
  };

  function* feedLines(): Generator<string> {
    for (const car of cars) {
      const references = referencesOf(car);
      const found = takeChanges(references);
      if (isRemoved(references)) {
        if (found.length > 0)
          problems.push(`${car.id} is both under "changed" and under "removed", so it was removed.`);
        continue;
      }
      const made = usable(found, car);
      // A date from us would start the window of `stale_days` for a vehicle whose feed gives none.
      const now = car.updated_at === null ? {} : { updated_at: new Date().toISOString() };
      const sent = Object.assign({}, ...made);
      const { item_type = car.item_type } = sent;
      yield written(
        made.length > 0
          ? { ...withoutOutdated(car, sent), ...now, ...withStandardBody(sent, item_type), id: car.id }
          : car,
      );
    }
    for (const found of byNewVehicle([...byReference.values()].flat().sort(inOrder))) {
      const references = found.flatMap(({ id, stocknum }) => [id ?? '', stocknum ?? '']);
      if (isRemoved(references)) continue;
      const made = usable(found, null);
      if (made.length === 0) continue;
      const added: Record<string, unknown> = Object.assign({}, ...made);
      const missing = NEEDED.filter((name) => (added[name] ?? null) === null);
      const whole = withKind(added, mainKind);
      if (missing.length === 0) yield written(withStandardBody(whole, whole.item_type));
      else
        problems.push(
          `The stock has no vehicle ${references.find(Boolean)}, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing to add it.`,
        );
    }
  }
  await pipeline(Readable.from(feedLines()), createWriteStream(feed));
  if (lines === 0)
    throw new FeedRefused(
      'After these changes the stock would have no vehicle.',
      'Send the vehicles that are for sale now together with what is removed, or as a whole feed.',
    );
  const known = new Set([...stock, ...changes.changed].flatMap(({ id, stocknum }) => [id, stocknum]));
  for (const reference of removed)
    if (!known.has(reference))
      problems.push(`The stock has no vehicle ${reference}, so it cannot be removed.`);
  return problems;
}
