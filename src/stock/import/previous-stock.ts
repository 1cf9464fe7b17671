import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { hash64 } from '../text/hash.ts';
import { KeyTable } from './key-table.ts';
import { idForm } from './vehicle/identity.ts';

/** Dates that a vehicle keeps from the previous import. */
interface KeptDates {
  created_at: string | null;
  sold_date_timestamp: number | null;
}

/** Look-ups in the stock before an import. */
export interface PreviousStock {
  /** False before the first import. */
  exists: boolean;
  /** Number of vehicles. */
  count: number;
  /** Number of vehicles that are not sold. The limit on removals is a share of them. */
  forSale: number;
  has(id: string): boolean;
  /**
   * `same`: the id was derived from this stock number or VIN. `other`: it was derived from another one. `nobody`: no
   * stock number or VIN is known for the id.
   */
  idOwner(id: string, number: string): 'same' | 'other' | 'nobody';
  /** True if the vehicle was for sale with a price. */
  hadPrice(id: string): boolean;
  keptDates(id: string): KeptDates | undefined;
  /** `same`: the slug belonged to this id. `other`: it belonged to another id. `nobody`: the slug is new. */
  slugOwner(slug: string, id: string): 'same' | 'other' | 'nobody';
}

type Line = {
  id?: unknown;
  slug?: unknown;
  stocknum?: unknown;
  vin?: unknown;
  sold?: unknown;
  price?: unknown;
  created_at?: unknown;
  sold_date_timestamp?: unknown;
};

function parsed(line: string): Line | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** Yields the vehicles of a stock file, only partly typed. Unreadable lines are skipped. */
async function* lines(path: string): AsyncGenerator<Line & { id: string }> {
  const present = await stat(path).catch(() => null);
  if (present === null) return;
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const value = parsed(line);
    if (typeof value?.id === 'string') yield value as Line & { id: string };
  }
}

/** The stock number or VIN that gives the id without a suffix; undefined if neither does. */
function numberOfId({ id, stocknum, vin }: Line & { id: string }): string | undefined {
  return [stocknum, vin].find(
    (number): number is string => typeof number === 'string' && idForm(number) === id,
  );
}

/** Reads the stock that an import is about to replace. */
export async function readPreviousStock(path: string): Promise<PreviousStock> {
  /** Id → position in the file, from 1. */
  const positions = new KeyTable();
  /** Slug → position of its vehicle. */
  const slugs = new KeyTable();
  const priced = new KeyTable();
  /** Id → hash of the number it was derived from. */
  const numbers = new KeyTable();
  const kept = new Map<string, KeptDates>();
  let count = 0;
  let forSale = 0;
  for await (const line of lines(path)) {
    const { id, slug, sold, price, created_at, sold_date_timestamp } = line;
    positions.set(id, ++count);
    if (sold !== true) forSale++;
    if (sold !== true && typeof price === 'number' && price > 0) priced.set(id, count);
    const number = numberOfId(line);
    if (number !== undefined) numbers.set(id, hash64(number)[1]);
    if (typeof slug === 'string') slugs.set(slug, count);
    const dates = {
      created_at: typeof created_at === 'string' ? created_at : null,
      sold_date_timestamp: typeof sold_date_timestamp === 'number' ? sold_date_timestamp : null,
    };
    if (dates.created_at !== null || dates.sold_date_timestamp !== null) kept.set(id, dates);
  }
  return {
    exists: (await stat(path).catch(() => null)) !== null,
    count,
    forSale,
    has: (id) => positions.has(id),
    idOwner(id, number) {
      const owner = numbers.get(id);
      if (owner === undefined) return 'nobody';
      return owner === hash64(number)[1] ? 'same' : 'other';
    },
    hadPrice: (id) => priced.has(id),
    keptDates: (id) => kept.get(id),
    slugOwner(slug, id) {
      const owner = slugs.get(slug);
      if (owner === undefined) return 'nobody';
      return owner === positions.get(id) ? 'same' : 'other';
    },
  };
}

/**
 * Finds vehicles for sale in the old stock that are not in the new.
 *
 * @param isKept true for ids in the new stock
 * @param limit largest number of ids to return; all are counted
 */
export async function findRemoved(
  path: string,
  isKept: (id: string) => boolean,
  limit = 1_000,
): Promise<{ count: number; ids: string[] }> {
  const ids: string[] = [];
  let count = 0;
  for await (const { id, sold } of lines(path)) {
    if (sold === true || isKept(id)) continue;
    count++;
    if (ids.length < limit) ids.push(id);
  }
  return { count, ids };
}
