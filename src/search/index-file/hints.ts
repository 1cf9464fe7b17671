import type { FieldName } from '../../stock/search-fields.ts';

/**
 * A hint at the shortest encoding of a column. The file records which encoding was used, so changing a hint does not
 * change the format.
 */
export interface Hint {
  /** The column whose value predicts the value of this one, or 'previous' if the previous document's value does. */
  context?: FieldName | 'previous';
  /** Columns whose texts, joined with spaces, usually equal this column's text. */
  joined?: readonly FieldName[];
  /** A column whose sum with this one, modulo 2^24, is nearly constant. */
  summed?: FieldName;
}

/**
 * Hints for vehicle fields, in writing order. Fields without a hint follow in schema order and take a few
 * more bytes.
 */
export const HINTS: Readonly<Partial<Record<FieldName, Hint>>> = {
  stocknum: {},
  make: {},
  model: { context: 'make' },
  badge: { context: 'model' },
  series: { context: 'model' },
  year: { context: 'model' },
  name: { joined: ['year', 'make', 'model', 'badge'] },
  make_model: { context: 'model', joined: ['make', 'model'] },
  item_type: { context: 'make' },
  simple_body: { context: 'model' },
  body: { context: 'simple_body' },
  simple_fuel: { context: 'model' },
  fuel: { context: 'simple_fuel' },
  drive: { context: 'model' },
  simple_transmission: { context: 'model' },
  transmission: { context: 'simple_transmission' },
  seats: { context: 'model' },
  doors: { context: 'simple_body' },
  sleeps: { context: 'model' },
  trailer_mass: { context: 'model' },
  gross_mass: { context: 'model' },
  combination_mass: { context: 'model' },
  tare: { context: 'model' },
  payload: { context: 'model' },
  axles: { context: 'model' },
  learner_approved: { context: 'model' },
  colour: {},
  dealership_name: {},
  dealership_slug: { context: 'dealership_name' },
  dealership_id: { context: 'dealership_name' },
  location_name: { context: 'dealership_name' },
  city: { context: 'location_name' },
  state: { context: 'city' },
  car_type: { context: 'previous' },
  status: { context: 'previous' },
  sold: { context: 'status' },
  reserved: { context: 'previous' },
  tag: { context: 'previous' },
  custom_rank: {},
  price: { summed: 'custom_rank' },
  price_range: { context: 'previous' },
  weekly_price_range: { context: 'previous' },
  categories: { context: 'simple_body' },
  filtered_features: { context: 'model' },
};
