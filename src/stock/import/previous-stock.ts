import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Car } from '../car.ts';
import { hash64 } from '../text/hash.ts';
import { type PartOfCar, type UnnumberedVehicle, unnumberedVehicle } from './description-registry.ts';
import { KeyTable } from './key-table.ts';
import { KnownVehicles } from './known-vehicles.ts';
import { factReader, firstPhotoOf, type SiteRules, type StockFacts, type StockLine } from './stock-facts.ts';
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
  factsOf(id: string): StockFacts | undefined;
  /** The facts of a vehicle as they are now. */
  readFacts: (car: Car) => StockFacts;
  /** True if only another vehicle had this photo, by its address, as its first one. */
  isPhotoOfOther(photo: string, id: string): boolean;
  keptDates(id: string): KeptDates | undefined;
  /** `same`: the slug belonged to this id. `other`: it belonged to another id. `nobody`: the slug is new. */
  slugOwner(slug: string, id: string): 'same' | 'other' | 'nobody';
  /** The vehicles on sale by the numbers that do not give their ids. */
  known: KnownVehicles;
  /** The vehicles on sale whose ids are hashes of their descriptions. */
  unnumbered: readonly UnnumberedVehicle[];
}

/** The vehicle in a line of a stock file, only partly typed; null if the line is not readable or has no id. */
export function vehicleIn(line: string): StockLine | null {
  try {
    const value = JSON.parse(line) as StockLine | null;
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

/** The stock number or VIN that gives the id without a suffix; undefined if neither does. */
function numberOfId({ id, stocknum, vin }: StockLine): string | undefined {
  return [stocknum, vin].find(
    (number): number is string => typeof number === 'string' && idForm(number) === id,
  );
}

/** Position in place of an owner: several vehicles had the photo. */
const SHARED = 0;

/** Reads the stock that an import is about to replace. */
export async function readPreviousStock(
  path: string,
  rules: SiteRules = {},
  now: Date = new Date(),
): Promise<PreviousStock> {
  const info = await stat(path).catch(() => null);
  const readFacts = factReader(rules, now, info !== null && info.mtime < now ? info.mtime : now);
  /** Id → position in the file, from 1. */
  const positions = new KeyTable();
  /** Slug → position of its vehicle. */
  const slugs = new KeyTable();
  /** By position, from 0. */
  const facts: StockFacts[] = [];
  /** Address of a first photo → position of its vehicle, or `SHARED`. */
  const photos = new KeyTable();
  const gone = new KeyTable();
  /** Id → hash of the number it was derived from. */
  const numbers = new KeyTable();
  const kept = new Map<string, KeptDates>();
  const known = new KnownVehicles();
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
    const own = readFacts(line);
    if (own.isForSale) forSale++;
    facts.push(own);
    const photo = firstPhotoOf(line);
    if (photo !== null) photos.set(photo, photos.has(photo) ? SHARED : position);
    known.add(line);
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
    exists: info !== null,
    count,
    forSale,
    has: (id) => positions.has(id),
    wasGone: (id) => gone.has(id),
    idOwner(id, number) {
      const owner = numbers.get(id);
      if (owner === undefined) return 'nobody';
      return owner === hash64(number)[1] ? 'same' : 'other';
    },
    factsOf: (id) => facts[(positions.get(id) ?? 0) - 1],
    readFacts,
    isPhotoOfOther(photo, id) {
      const owner = photos.get(photo);
      return owner !== undefined && owner !== SHARED && owner !== positions.get(id);
    },
    keptDates: (id) => kept.get(id),
    known,
    unnumbered,
    slugOwner(slug, id) {
      const owner = slugs.get(slug);
      if (owner === undefined) return 'nobody';
      return owner === positions.get(id) ? 'same' : 'other';
    },
  };
}
