import type { FieldName } from '../../stock/search-fields.ts';

/**
 * The shortest encoding of a column. The file records which encoding was used, so changing a hint
 * does not change the format.
 */
export interface Hint {
  /** The column that predicts this one, or 'before' for the previous document. */
  setting?: FieldName | 'before';
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
  model: { setting: 'make' },
  badge: { setting: 'model' },
  series: { setting: 'model' },
  year: { setting: 'model' },
  name: { joined: ['year', 'make', 'model', 'badge'] },
  make_model: { setting: 'model', joined: ['make', 'model'] },
  item_type: { setting: 'make' },
  simple_body: { setting: 'model' },
  body: { setting: 'simple_body' },
  simple_fuel: { setting: 'model' },
  fuel: { setting: 'simple_fuel' },
  drive: { setting: 'model' },
  simple_transmission: { setting: 'model' },
  transmission: { setting: 'simple_transmission' },
  seats: { setting: 'model' },
  doors: { setting: 'simple_body' },
  colour: {},
  dealership_name: {},
  dealership_slug: { setting: 'dealership_name' },
  dealership_id: { setting: 'dealership_name' },
  location_name: { setting: 'dealership_name' },
  city: { setting: 'location_name' },
  state: { setting: 'city' },
  car_type: { setting: 'before' },
  status: { setting: 'before' },
  sold: { setting: 'status' },
  reserved: { setting: 'before' },
  tag: { setting: 'before' },
  custom_rank: {},
  price: { summed: 'custom_rank' },
  price_range: { setting: 'before' },
  weekly_price_range: { setting: 'before' },
  categories: { setting: 'simple_body' },
  filtered_features: { setting: 'model' },
};
