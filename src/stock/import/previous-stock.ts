import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { CarStatus } from '../car.ts';
import { isGone } from '../rules/availability.ts';
import { hash64 } from '../text/hash.ts';
import { type PartOfCar, type UnnumberedVehicle, unnumberedVehicle } from './description-registry.ts';
import { KeyTable } from './key-table.ts';
import { idForm } from './vehicle/identity.ts';

/** Dates that a vehicle keeps from the previous import. */
interface KeptDates {
  created_at: string | null;
  sold_date_timestamp: number | null;
}

/** Facts about a vehicle that an import must not lose in silence. */
export interface GuardedFacts {
  /** Available, not sold, and not hidden by the seller. */
  isForSale: boolean;
  hasPrice: boolean;
  hasPhotos: boolean;
  hasYard: boolean;
}

/** Look-ups in the stock before an import. */
export interface PreviousStock {
  /** False before the first import. */
  exists: boolean;
  /** Number of vehicles, without those that were gone already. */
  count: number;
  /** Number of vehicles for sale. The limits on what an import may remove are shares of them. */
  forSale: number;
  /** True also for vehicles that were gone already. */
  has(id: string): boolean;
  /** True if an import before has found that the vehicle is no longer in the feed. */
  wasGone(id: string): boolean;
  /**
   * `same`: the id was derived from this stock number or VIN. `other`: it was derived from another one. `nobody`: no
   * stock number or VIN is known for the id.
   */
  idOwner(id: string, number: string): 'same' | 'other' | 'nobody';
  /** Undefined if the stock did not have the vehicle. */
  factsOf(id: string): GuardedFacts | undefined;
  keptDates(id: string): KeptDates | undefined;
  /** `same`: the slug belonged to this id. `other`: it belonged to another id. `nobody`: the slug is new. */
  slugOwner(slug: string, id: string): 'same' | 'other' | 'nobody';
  /** The vehicles on sale whose ids are hashes of their descriptions. */
  unnumbered: readonly UnnumberedVehicle[];
}

type Line = {
  id?: unknown;
  slug?: unknown;
  stocknum?: unknown;
  vin?: unknown;
  status?: unknown;
  sold?: unknown;
  show_on_dealer_website?: unknown;
  gone_at?: unknown;
  price?: unknown;
  images?: unknown;
  location?: unknown;
  dealership_id?: unknown;
  dealership_slug?: unknown;
  created_at?: unknown;
  sold_date_timestamp?: unknown;
};

/** The vehicle in a line of a stock file, only partly typed; null if the line is not readable or has no id. */
export function vehicleIn(line: string): (Line & { id: string }) | null {
  try {
    const value = JSON.parse(line) as (Line & { id: string }) | null;
    return typeof value?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Yields the lines of a stock file; none if there is no file. */
export async function* stockLines(path: string): AsyncGenerator<string> {
  const present = await stat(path).catch(() => null);
  if (present === null) return;
  yield* createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
}

const isForSale = ({ status = 'in_stock', sold, show_on_dealer_website, gone_at = null }: Line): boolean =>
  show_on_dealer_website !== false &&
  !isGone({ status: status as CarStatus, sold: sold === true, gone_at: gone_at as string | null });

/** The facts of a vehicle, or of a line of a stock file. */
export const guardedFacts = (line: Line): GuardedFacts => ({
  isForSale: isForSale(line),
  hasPrice: typeof line.price === 'number' && line.price > 0,
  hasPhotos: Array.isArray(line.images) && line.images.length > 0,
  hasYard: Boolean(line.location ?? line.dealership_id ?? line.dealership_slug),
});

/** Facts in the bits of a number, because tables of many vehicles hold numbers. */
const packFacts = (facts: GuardedFacts): number =>
  Number(facts.isForSale) +
  2 * Number(facts.hasPrice) +
  4 * Number(facts.hasPhotos) +
  8 * Number(facts.hasYard);

const unpackFacts = (bits: number): GuardedFacts => ({
  isForSale: (bits & 1) > 0,
  hasPrice: (bits & 2) > 0,
  hasPhotos: (bits & 4) > 0,
  hasYard: (bits & 8) > 0,
});

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
  const facts = new KeyTable();
  const gone = new KeyTable();
  /** Id → hash of the number it was derived from. */
  const numbers = new KeyTable();
  const kept = new Map<string, KeptDates>();
  const unnumbered: UnnumberedVehicle[] = [];
  let position = 0;
  let count = 0;
  let forSale = 0;
  for await (const text of stockLines(path)) {
    const line = vehicleIn(text);
    if (line === null) continue;
    const { id, slug, created_at, sold_date_timestamp } = line;
    positions.set(id, ++position);
    if (typeof line.gone_at === 'string') gone.set(id, position);
    else count++;
    const own = guardedFacts(line);
    if (own.isForSale) forSale++;
    facts.set(id, packFacts(own));
    const number = numberOfId(line);
    if (number !== undefined) numbers.set(id, hash64(number)[1]);
    const described = own.isForSale ? unnumberedVehicle(line as PartOfCar) : null;
    if (described !== null) unnumbered.push(described);
    if (typeof slug === 'string') slugs.set(slug, position);
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
    wasGone: (id) => gone.has(id),
    idOwner(id, number) {
      const owner = numbers.get(id);
      if (owner === undefined) return 'nobody';
      return owner === hash64(number)[1] ? 'same' : 'other';
    },
    factsOf(id) {
      const bits = facts.get(id);
      return bits === undefined ? undefined : unpackFacts(bits);
    },
    keptDates: (id) => kept.get(id),
    unnumbered,
    slugOwner(slug, id) {
      const owner = slugs.get(slug);
      if (owner === undefined) return 'nobody';
      return owner === positions.get(id) ? 'same' : 'other';
    },
  };
}
