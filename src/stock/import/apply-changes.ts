import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { readStockFile } from '../stock-file.ts';

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

/**
 * Writes the stock of a tenant with some changes as a feed in our own format, which `importFeed` then checks like any
 * other. A vehicle that the stock does not have, or that is gone, is added if it has the needed fields. Several changes of
 * one vehicle are applied in their order. A vehicle that is listed as changed and as removed is removed.
 *
 * @returns sentences about changed and removed vehicles that are not in the stock
 */
export async function writeChangedFeed(
  folder: string,
  changes: StockChanges,
  feed: string,
): Promise<string[]> {
  const { cars } = await readStockFile(join(folder, 'stock.jsonl'));
  const orderOf = new Map(changes.changed.map((change, index) => [change, index]));
  const byReference = Map.groupBy(orderOf.keys(), ({ id, stocknum }) => id ?? stocknum ?? '');
  const inOrder = (a: Change, b: Change): number => (orderOf.get(a) ?? 0) - (orderOf.get(b) ?? 0);
  const removed = new Set(changes.removed);
  const unknownRemoved = new Set(changes.removed);
  const problems: string[] = [];
  const isRemoved = (references: Iterable<string>): boolean => {
    const named = [...references].filter((reference) => removed.has(reference));
    for (const reference of named) unknownRemoved.delete(reference);
    return named.length > 0;
  };
  const now = new Date().toISOString();

  /** Removes and returns the changes of a vehicle in their order, so that no later vehicle gets them too. */
  function takeChanges(references: ReadonlySet<string>): Change[] {
    const found = [...references].flatMap((reference) => byReference.get(reference) ?? []);
    for (const reference of references) byReference.delete(reference);
    return found.sort(inOrder);
  }

  function* lines(): Generator<string> {
    for (const car of cars) {
      if (car.gone_at !== null) continue;
      const references = new Set([car.id, car.stocknum ?? car.id]);
      const found = takeChanges(references);
      if (isRemoved(references)) continue;
      const line =
        found.length > 0 ? Object.assign({ ...car, updated_at: now }, ...found, { id: car.id }) : car;
      yield `${JSON.stringify(line)}\n`;
    }
    for (const found of byNewVehicle([...byReference.values()].flat().sort(inOrder))) {
      const references = found.flatMap(({ id, stocknum }) => [id ?? '', stocknum ?? '']);
      if (isRemoved(references)) continue;
      const added: Record<string, unknown> = Object.assign({ updated_at: now }, ...found);
      const missing = NEEDED.filter((name) => (added[name] ?? null) === null);
      if (missing.length === 0) yield `${JSON.stringify(added)}\n`;
      else
        problems.push(
          `The stock has no vehicle ${references.find(Boolean)}, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing to add it.`,
        );
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(feed));
  for (const reference of unknownRemoved)
    problems.push(`The stock has no vehicle ${reference}, so it cannot be removed.`);
  return problems;
}
