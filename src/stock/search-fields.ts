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
export type FieldWith<Trait> = { [N in FieldName]: (typeof FIELDS)[N] extends Trait ? N : never }[FieldName];

export type SortField = FieldWith<{ sort: true }>;
