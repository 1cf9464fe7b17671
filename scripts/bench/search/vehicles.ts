import { tieBreaks } from '../../../src/lib/tie-break.ts';
import type { CollectionSchema, Field } from '../../../src/search/collection/collection.ts';
import { CAR_SCHEMA } from '../../../src/search/documents/car-schema.ts';
import type { SearchDocument } from '../../../src/search/documents/document.ts';

export type Vehicle = Omit<SearchDocument, 'card'>;

/** Numbers from 0 up to 1, the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES = [
  'bar',
  'cor',
  'del',
  'fen',
  'gal',
  'hur',
  'kin',
  'lan',
  'mor',
  'nar',
  'pel',
  'ros',
  'tam',
  'vel',
  'wil',
];

const word = (number: number, length: number): string => {
  let text = '';
  for (let rest = number, at = 0; at < length; at++, rest = Math.floor(rest / SYLLABLES.length)) {
    text += SYLLABLES[rest % SYLLABLES.length];
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const FEATURES = Array.from({ length: 30 }, (_, at) => `${word(at * 7, 2)} ${word(at, 1)}`);

/** Vehicles as a dealer group has them: few makes sell most, every field the index has. */
export function generateVehicles(count: number): Vehicle[] {
  const random = randomNumbers(count);
  const below = (limit: number): number => Math.floor(random() * limit);
  /** Low numbers come most often. */
  const often = (limit: number): number => Math.floor(random() ** 2 * limit);
  const ids = Array.from({ length: count }, (_, at) => `v${at}`);
  const ties = tieBreaks(ids);
  return ids.map((id, at) => {
    const makeNumber = often(40);
    const make = word(makeNumber * 3 + 1, 2);
    const model = word(makeNumber * 31 + often(12), 3);
    const badge = `${word(often(300), 1)} ${word(often(20), 2)}`;
    const year = 2024 - often(20);
    const city = word(often(60) * 11, 3);
    const km = Math.floor(random() ** 2 * 250_000);
    const price = 4_990 + often(180) * 500;
    return {
      id,
      slug: id,
      stocknum: `S${100_000 + at}`,
      name: `${year} ${make} ${model} ${badge}`,
      badge,
      make,
      model,
      make_model: `${make} ${model}`,
      car_type: ['used', 'used', 'used', 'new', 'demo'][below(5)] as string,
      item_type: 'car',
      status: below(20) === 0 ? 'sold' : 'in_stock',
      sold: false,
      reserved: below(30) === 0,
      certified: below(3) === 0,
      city,
      state: ['nsw', 'vic', 'qld', 'wa', 'sa'][often(5)] as string,
      dealership_name: `${city} Motors`,
      dealership_slug: `${city.toLowerCase()}-motors`,
      body: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'Van', 'Coupe'][often(7)] as string,
      fuel: ['Unleaded', 'Diesel', 'Hybrid', 'Electric', 'LPG'][often(5)] as string,
      transmission: below(6) === 0 ? 'Manual' : 'Automatic',
      drive: ['Front', '4WD', 'AWD', 'Rear'][often(4)] as string,
      colour: ['White', 'Grey', 'Black', 'Silver', 'Blue', 'Red', 'Green'][often(7)] as string,
      year,
      price,
      km,
      seats: [5, 7, 4, 2, 8][often(5)] as number,
      doors: [5, 4, 2][often(3)] as number,
      categories: ['passenger', 'commercial', '4x4'].filter(() => below(2) === 0),
      filtered_features: FEATURES.filter(() => below(5) === 0),
      custom_rank: below(1000),
      created_at: 1_700_000_000 + below(60_000_000),
      updated_at: 1_760_000_000 + below(5_000_000),
      tie_break: ties[at] as number,
    };
  });
}

/** The fields that the benchmark counts: as many as a page with every filter has. */
export const FACETS = [
  ...['make', 'model', 'badge', 'body', 'fuel', 'transmission', 'drive', 'colour', 'city', 'state'],
  ...['car_type', 'status', 'dealership_slug', 'certified', 'categories', 'filtered_features'],
  ...['year', 'seats', 'price', 'km'],
] as const;

export const SCHEMA: CollectionSchema = CAR_SCHEMA;
export const typeOf = (name: string): Field['type'] | undefined =>
  SCHEMA.fields.find((field) => field.name === name)?.type;
