import { CATEGORY_WORDS, CONDITION_ORDER, CONDITION_WORDS, FUEL_WORDS, KIND_WORDS } from './rules/labels.ts';
import type { FieldWith } from './search-fields.ts';

/** A filter with a list of values. `tiles` shows body types with pictures; `cells` suit a few short values. */
export interface ListFilter {
  kind: 'list' | 'tiles' | 'cells';
  field: FieldWith<{ facet: true }>;
  label: string;
  /** Completes the button "Show all …": "makes". */
  plural: string;
  /** Default `count`. `offered` uses the order of the list `offered` below, and shows values without stock too. */
  order?: 'count' | 'ascending' | 'descending' | 'offered';
  /** Number of values shown before "Show all …"; default all. */
  shown?: number;
  /** Maximum number of values; default 100. */
  limit?: number;
  /** Values that may be shown; default all. */
  offered?: readonly string[];
  /** Labels of the values whose label differs from the value. */
  words?: Readonly<Record<string, string>>;
}

export interface RangeFilter {
  kind: 'range';
  field: FieldWith<{ type: 'int32'; facet: true }>;
  label: string;
  unit: 'aud' | 'kms' | 'kg';
}

// Values of a long list that are shown at first.
const SHOWN_AT_FIRST = 8;

/**
 * The filters of the search page, by their names in `config.search.filters`. The configuration schema, the
 * filters drawn at build time and those of the live search follow from this table. To add a filter, add an
 * entry and run `npm run tenant-docs`. Browser code must not import this file.
 */
export const FILTERS = {
  car_type: {
    kind: 'cells',
    field: 'car_type',
    label: 'Condition',
    plural: 'conditions',
    order: 'offered',
    offered: CONDITION_ORDER,
    words: CONDITION_WORDS,
  },
  item_type: { kind: 'list', field: 'item_type', label: 'Kind', plural: 'kinds', words: KIND_WORDS },
  make: { kind: 'list', field: 'make', label: 'Make', plural: 'makes' },
  model: { kind: 'list', field: 'model', label: 'Model', plural: 'models', limit: 30 },
  badge: { kind: 'list', field: 'badge', label: 'Badge', plural: 'badges', shown: SHOWN_AT_FIRST },
  body: { kind: 'tiles', field: 'simple_body', label: 'Body type', plural: 'body types' },
  categories: {
    kind: 'list',
    field: 'categories',
    label: 'Category',
    plural: 'categories',
    words: CATEGORY_WORDS,
  },
  price: { kind: 'range', field: 'price', label: 'Price', unit: 'aud' },
  km: { kind: 'range', field: 'km', label: 'Kilometres', unit: 'kms' },
  year: {
    kind: 'list',
    field: 'year',
    label: 'Year',
    plural: 'years',
    order: 'descending',
    shown: SHOWN_AT_FIRST,
  },
  fuel: { kind: 'list', field: 'simple_fuel', label: 'Fuel', plural: 'fuels', words: FUEL_WORDS },
  transmission: {
    kind: 'cells',
    field: 'simple_transmission',
    label: 'Transmission',
    plural: 'transmissions',
  },
  colour: { kind: 'list', field: 'colour', label: 'Colour', plural: 'colours' },
  drive: { kind: 'cells', field: 'drive', label: 'Drive', plural: 'drives' },
  seats: { kind: 'cells', field: 'seats', label: 'Seats', plural: 'seats', order: 'ascending' },
  features: {
    kind: 'list',
    field: 'filtered_features',
    label: 'Features',
    plural: 'features',
    shown: SHOWN_AT_FIRST,
  },
  certified: {
    kind: 'list',
    field: 'certified',
    label: 'Certified',
    plural: 'kinds',
    offered: ['true'],
    words: { true: 'Certified only' },
  },
  tag: { kind: 'list', field: 'tag', label: 'Tag', plural: 'tags', shown: SHOWN_AT_FIRST },
  location: {
    kind: 'list',
    field: 'dealership_name',
    label: 'Location',
    plural: 'locations',
    limit: 40,
  },
  city: { kind: 'list', field: 'city', label: 'City', plural: 'cities', limit: 20 },
  state: { kind: 'list', field: 'state', label: 'State', plural: 'states' },
  gvm: { kind: 'range', field: 'gross_mass', label: 'Gross vehicle mass', unit: 'kg' },
  atm: { kind: 'range', field: 'trailer_mass', label: 'Tow weight', unit: 'kg' },
  gcm: { kind: 'range', field: 'combination_mass', label: 'Gross combination mass', unit: 'kg' },
  tare: { kind: 'range', field: 'tare', label: 'Tare', unit: 'kg' },
  payload: { kind: 'range', field: 'payload', label: 'Payload', unit: 'kg' },
  axles: { kind: 'list', field: 'axles', label: 'Axles', plural: 'kinds of axles', order: 'ascending' },
  lams: {
    kind: 'list',
    field: 'learner_approved',
    label: 'Learner approved',
    plural: 'kinds',
    offered: ['true'],
    words: { true: 'LAMS only' },
  },
  berths: {
    kind: 'cells',
    field: 'sleeps',
    label: 'Berths',
    plural: 'numbers of berths',
    order: 'ascending',
  },
} as const satisfies Record<string, ListFilter | RangeFilter>;

export type FilterName = keyof typeof FILTERS;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** Names of the filters with a list of values. */
export type FacetName = {
  [N in FilterName]: (typeof FILTERS)[N] extends ListFilter ? N : never;
}[FilterName];

export const isFacet = (name: FilterName): name is FacetName => FILTERS[name].kind !== 'range';
