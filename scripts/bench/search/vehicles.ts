import { tieBreaks } from '../../../src/lib/tie-break.ts';
import type { CollectionSchema, Field } from '../../../src/search/collection/collection.ts';
import { CAR_SCHEMA } from '../../../src/search/documents/car-schema.ts';
import type { SearchDocument } from '../../../src/search/documents/document.ts';
import { randomNumbers } from '../random-numbers.ts';

export type Vehicle = Omit<SearchDocument, 'card'>;

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

/** An invented word of `length` syllables. The same number gives the same word. */
const word = (number: number, length: number): string => {
  let text = '';
  for (let rest = number, n = 0; n < length; n++, rest = Math.floor(rest / SYLLABLES.length)) {
    text += SYLLABLES[rest % SYLLABLES.length];
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const FEATURES = Array.from({ length: 30 }, (_, index) => `${word(index * 7, 2)} ${word(index, 1)}`);

/**
 * Generates vehicles like those of a dealer group: a few makes are most common, and most fields of the index have
 * values.
 */
export function generateVehicles(count: number): Vehicle[] {
  const random = randomNumbers(count);
  const below = (limit: number): number => Math.floor(random() * limit);
  /** Below the limit, low numbers more often than high ones. */
  const mostlyLow = (limit: number): number => Math.floor(random() ** 2 * limit);
  const ids = Array.from({ length: count }, (_, index) => `v${index}`);
  const ties = tieBreaks(ids);
  return ids.map((id, index) => {
    const makeNumber = mostlyLow(40);
    const make = word(makeNumber * 3 + 1, 2);
    const model = word(makeNumber * 31 + mostlyLow(12), 3);
    const badge = `${word(mostlyLow(300), 1)} ${word(mostlyLow(20), 2)}`;
    const year = 2024 - mostlyLow(20);
    const city = word(mostlyLow(60) * 11, 3);
    const km = Math.floor(random() ** 2 * 250_000);
    const price = 4_990 + mostlyLow(180) * 500;
    return {
      id,
      slug: id,
      stocknum: `S${100_000 + index}`,
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
      state: ['nsw', 'vic', 'qld', 'wa', 'sa'][mostlyLow(5)] as string,
      dealership_name: `${city} Motors`,
      dealership_slug: `${city.toLowerCase()}-motors`,
      body: ['SUV', 'Ute', 'Hatchback', 'Sedan', 'Wagon', 'Van', 'Coupe'][mostlyLow(7)] as string,
      fuel: ['Unleaded', 'Diesel', 'Hybrid', 'Electric', 'LPG'][mostlyLow(5)] as string,
      transmission: below(6) === 0 ? 'Manual' : 'Automatic',
      drive: ['Front', '4WD', 'AWD', 'Rear'][mostlyLow(4)] as string,
      colour: ['White', 'Grey', 'Black', 'Silver', 'Blue', 'Red', 'Green'][mostlyLow(7)] as string,
      year,
      price,
      km,
      seats: [5, 7, 4, 2, 8][mostlyLow(5)] as number,
      doors: [5, 4, 2][mostlyLow(3)] as number,
      categories: ['passenger', 'commercial', '4x4'].filter(() => below(2) === 0),
      filtered_features: FEATURES.filter(() => below(5) === 0),
      custom_rank: below(1000),
      created_at: 1_700_000_000 + below(60_000_000),
      updated_at: 1_760_000_000 + below(5_000_000),
      tie_break: ties[index] as number,
    };
  });
}

/** The facets that the benchmark counts: 20, as on a search page with every filter. */
export const FACETS = [
  ...['make', 'model', 'badge', 'body', 'fuel', 'transmission', 'drive', 'colour', 'city', 'state'],
  ...['car_type', 'status', 'dealership_slug', 'certified', 'categories', 'filtered_features'],
  ...['year', 'seats', 'price', 'km'],
] as const;

export const SCHEMA: CollectionSchema = CAR_SCHEMA;
export const typeOf = (name: string): Field['type'] | undefined =>
  SCHEMA.fields.find((field) => field.name === name)?.type;
