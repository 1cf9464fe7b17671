import { CATEGORY_WORDS, CONDITION_WORDS, FUEL_WORDS, KIND_WORDS } from './rules/labels.ts';

/** A field as Typesense's schema says it, without its name. */
interface SearchField {
  type: 'string' | 'string[]' | 'int32' | 'int64' | 'bool';
  /** false: stored, but neither searched, filtered nor faceted by. */
  index?: false;
  /** Its values are counted and can be chosen, also in an address: `refinementList[make][0]=Kia`. */
  facet?: boolean;
  /** Searches can be sorted by it. */
  sort?: true;
  /** Vehicles may lack it. */
  optional?: true;
}

const FACET = { type: 'string', facet: true } as const;
const FLAG = { type: 'bool', facet: true } as const;
const LIST = { type: 'string[]', facet: true } as const;
const NUMBER = { type: 'int32', facet: true, sort: true } as const;
const SECONDS = { type: 'int64', facet: false, sort: true } as const;
const OPTIONAL = { optional: true } as const;

/**
 * Every field of a vehicle in the search index (DAT-15). The type of a document, the collection's schema, the
 * columns of the index file, and what an address can filter and sort by follow from it; the values come from
 * `searchDocument`. The order is that of the schema: another order makes servers fill new collections.
 */
export const FIELDS = {
  slug: { type: 'string', index: false, ...OPTIONAL },
  stocknum: { type: 'string', ...OPTIONAL },
  name: { type: 'string' },
  badge: { ...FACET, ...OPTIONAL },
  series: { ...FACET, ...OPTIONAL },
  make: FACET,
  model: FACET,
  /** "Toyota Corolla" */
  make_model: FACET,
  car_type: FACET,
  item_type: FACET,
  status: FACET,
  tag: { ...FACET, ...OPTIONAL },
  city: { ...FACET, ...OPTIONAL },
  state: { ...FACET, ...OPTIONAL },
  location_name: { ...FACET, ...OPTIONAL },
  dealership_name: { ...FACET, ...OPTIONAL },
  dealership_slug: { ...FACET, ...OPTIONAL },
  dealership_id: { ...FACET, ...OPTIONAL },
  body: { ...FACET, ...OPTIONAL },
  simple_body: { ...FACET, ...OPTIONAL },
  fuel: { ...FACET, ...OPTIONAL },
  simple_fuel: { ...FACET, ...OPTIONAL },
  transmission: { ...FACET, ...OPTIONAL },
  simple_transmission: { ...FACET, ...OPTIONAL },
  drive: { ...FACET, ...OPTIONAL },
  colour: { ...FACET, ...OPTIONAL },
  /** "under 10000", "10000 to 20000" …: see price-range.ts. */
  price_range: { ...FACET, ...OPTIONAL },
  weekly_price_range: { ...FACET, ...OPTIONAL },
  /** No longer for sale: sold, or a status that is neither in stock nor coming soon. */
  sold: FLAG,
  reserved: FLAG,
  certified: FLAG,
  year: NUMBER,
  /** AUD; 0: no price. */
  price: NUMBER,
  /** Place in the order a search starts in: higher comes first. */
  custom_rank: NUMBER,
  km: { ...NUMBER, ...OPTIONAL },
  seats: { ...NUMBER, ...OPTIONAL },
  doors: { ...NUMBER, ...OPTIONAL },
  /** AUD a week. */
  subscription_price: { ...NUMBER, ...OPTIONAL },
  categories: LIST,
  filtered_features: LIST,
  created_at: SECONDS,
  updated_at: SECONDS,
  sold_date_timestamp: { ...SECONDS, ...OPTIONAL },
  /** Follows from the id; unique: see sort-order.ts. */
  tie_break: { type: 'int32', sort: true },
} as const satisfies Record<string, SearchField>;

export type FieldName = keyof typeof FIELDS;

/** Names of the fields that have this in common. */
type FieldWith<Trait> = { [N in FieldName]: (typeof FIELDS)[N] extends Trait ? N : never }[FieldName];

export type SortField = FieldWith<{ sort: true }>;

/** A filter whose values are listed; tiles, for bodies, with a picture each. */
export interface ListFilter {
  kind: 'list' | 'tiles';
  field: FieldWith<{ facet: true }>;
  label: string;
  /** "makes": completes "Show all …". */
  plural: string;
  /** By default `count`. `offered`: as `offered` names them, also those without stock. */
  order?: 'count' | 'ascending' | 'descending' | 'offered';
  /** Values shown before the toggle "Show all …"; by default all. */
  shown?: number;
  /** Values at most; by default 100. */
  limit?: number;
  /** Values that may show; by default all. */
  offered?: readonly string[];
  /** Values in a shopper's words, where those are not the values themselves. */
  words?: Readonly<Record<string, string>>;
}

export interface RangeFilter {
  kind: 'range';
  field: FieldWith<{ type: 'int32'; facet: true }>;
  label: string;
  unit: 'aud' | 'kms';
}

/** Values of a long list shown at first. */
const SHOWN = 8;

/**
 * The filters of the search page, by the names that `config.search.filters` gives them. What a dealer may
 * configure, the filters drawn at build time and those of the live search follow from it. To add one, add a
 * line and run `npm run tenant-docs`. Scripts of pages do not need it, and must not import it.
 */
export const FILTERS = {
  car_type: {
    kind: 'list',
    field: 'car_type',
    label: 'Condition',
    plural: 'conditions',
    order: 'offered',
    offered: ['new', 'demo', 'used'],
    words: CONDITION_WORDS,
  },
  item_type: { kind: 'list', field: 'item_type', label: 'Kind', plural: 'kinds', words: KIND_WORDS },
  make: { kind: 'list', field: 'make', label: 'Make', plural: 'makes' },
  model: { kind: 'list', field: 'model', label: 'Model', plural: 'models', limit: 30 },
  badge: { kind: 'list', field: 'badge', label: 'Badge', plural: 'badges', shown: SHOWN },
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
  year: { kind: 'list', field: 'year', label: 'Year', plural: 'years', order: 'descending', shown: SHOWN },
  fuel: { kind: 'list', field: 'simple_fuel', label: 'Fuel', plural: 'fuels', words: FUEL_WORDS },
  transmission: {
    kind: 'list',
    field: 'simple_transmission',
    label: 'Transmission',
    plural: 'transmissions',
  },
  colour: { kind: 'list', field: 'colour', label: 'Colour', plural: 'colours' },
  drive: { kind: 'list', field: 'drive', label: 'Drive', plural: 'drives' },
  seats: { kind: 'list', field: 'seats', label: 'Seats', plural: 'seats', order: 'ascending' },
  features: {
    kind: 'list',
    field: 'filtered_features',
    label: 'Features',
    plural: 'features',
    shown: SHOWN,
  },
  certified: {
    kind: 'list',
    field: 'certified',
    label: 'Certified',
    plural: 'kinds',
    offered: ['true'],
    words: { true: 'Certified only' },
  },
  tag: { kind: 'list', field: 'tag', label: 'Tag', plural: 'tags', shown: SHOWN },
  location: {
    kind: 'list',
    field: 'dealership_name',
    label: 'Location',
    plural: 'locations',
    limit: 40,
  },
  city: { kind: 'list', field: 'city', label: 'City', plural: 'cities', limit: 20 },
  state: { kind: 'list', field: 'state', label: 'State', plural: 'states' },
} as const satisfies Record<string, ListFilter | RangeFilter>;

export type FilterName = keyof typeof FILTERS;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** Names of the filters whose values are listed. */
export type FacetName = {
  [N in FilterName]: (typeof FILTERS)[N] extends ListFilter ? N : never;
}[FilterName];

export const isFacet = (name: FilterName): name is FacetName => FILTERS[name].kind !== 'range';
