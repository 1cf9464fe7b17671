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
        .refine(({ id, stocknum }) => id !== undefined || stocknum !== undefined, 'Name id or stocknum'),
    )
    .default([]),
  /** Ids or stock numbers. */
  removed: z.array(reference).default([]),
});
export type StockChanges = z.infer<typeof stockChanges>;

/**
 * Writes the stock of a tenant with some changes as a feed in our own format, which `importFeed` then checks like any
 * other. A vehicle that the stock does not have is added.
 */
export async function writeChangedFeed(folder: string, changes: StockChanges, feed: string): Promise<void> {
  const { cars } = await readStockFile(join(folder, 'stock.jsonl'));
  const named = new Map<string, (typeof changes.changed)[number]>();
  const added = new Set(changes.changed);
  for (const change of changes.changed) named.set(change.id ?? change.stocknum ?? '', change);
  const removed = new Set(changes.removed);
  const now = new Date().toISOString();

  function* lines(): Generator<string> {
    for (const car of cars) {
      const names = [car.id, car.stocknum ?? car.id];
      if (names.some((name) => removed.has(name))) continue;
      const change = names.map((name) => named.get(name)).find((found) => found !== undefined);
      if (change) added.delete(change);
      yield `${JSON.stringify(change ? { ...car, updated_at: now, ...change, id: car.id } : car)}\n`;
    }
    for (const car of added) yield `${JSON.stringify({ updated_at: now, ...car })}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(feed));
}
