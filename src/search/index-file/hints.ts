import type { FieldName } from '../../stock/search-fields.ts';

/** The shortest way to write a column. The file says which was used, so a change here changes no format. */
export interface Hint {
  /** Another column, or 'before': the document before. */
  setting?: FieldName | 'before';
  /** Columns whose texts, joined by spaces, are usually the text. */
  joined?: readonly FieldName[];
  /** A column to which the numbers add up, within 24 bits, to much the same. */
  summed?: FieldName;
}

/**
 * For fields of vehicles, in the order to write them. A field without a hint is written after them, in the
 * schema's order: a few bytes longer, no less right.
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
