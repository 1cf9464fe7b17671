/** A field in Typesense's schema format, without its name. */
interface SearchField {
  type: 'string' | 'string[]' | 'int32' | 'int64' | 'bool';
  /** false: only stored, not searched, filtered or faceted. */
  index?: false;
  /** Values are counted and can be selected, also in the URL: `refinementList[make][0]=Kia`. */
  facet?: boolean;
  /** Results can be sorted by it. */
  sort?: true;
  /** Documents may lack it. */
  optional?: true;
}

const FACET = { type: 'string', facet: true } as const;
const FLAG = { type: 'bool', facet: true } as const;
const LIST = { type: 'string[]', facet: true } as const;
const NUMBER = { type: 'int32', facet: true, sort: true } as const;
const SECONDS = { type: 'int64', facet: false, sort: true } as const;
const OPTIONAL = { optional: true } as const;

/**
 * Every field of a vehicle in the search index (DAT-15). Document type, collection schema, index columns, URL
 * filters and sorting follow from this table; values come from `searchDocument`. The order is that of the collection
 * schema: after a change of the order, Typesense servers need new collections.
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
  /** AUD; 0 for no price. */
  price: NUMBER,
  /** Position in the default order: higher comes first. */
  custom_rank: NUMBER,
  km: { ...NUMBER, ...OPTIONAL },
  seats: { ...NUMBER, ...OPTIONAL },
  doors: { ...NUMBER, ...OPTIONAL },
  /** AUD per week. */
  subscription_price: { ...NUMBER, ...OPTIONAL },
  /** Berths of a caravan or motorhome. */
  sleeps: { ...NUMBER, ...OPTIONAL },
  /** Aggregate trailer mass in kg: what the towing vehicle must be rated for. */
  trailer_mass: { ...NUMBER, ...OPTIONAL },
  /** Gross vehicle mass in kg, which decides the driver's licence. */
  gross_mass: { ...NUMBER, ...OPTIONAL },
  /** Gross combination mass in kg: with a trailer. */
  combination_mass: { ...NUMBER, ...OPTIONAL },
  /** Tare of a caravan, kg. */
  tare: { ...NUMBER, ...OPTIONAL },
  /** kg */
  payload: { ...NUMBER, ...OPTIONAL },
  /** "6x4", "Tandem" */
  axles: { ...FACET, ...OPTIONAL },
  /** A motorcycle that learners may ride (LAMS). */
  learner_approved: { ...FLAG, ...OPTIONAL },
  categories: LIST,
  filtered_features: LIST,
  created_at: SECONDS,
  updated_at: SECONDS,
  sold_date_timestamp: { ...SECONDS, ...OPTIONAL },
  /** Unique number derived from the id (see sort-order.ts). */
  tie_break: { type: 'int32', sort: true },
} as const satisfies Record<string, SearchField>;

export type FieldName = keyof typeof FIELDS;

/** Names of the fields with these properties. */
export type FieldWith<Trait> = { [N in FieldName]: (typeof FIELDS)[N] extends Trait ? N : never }[FieldName];

export type SortField = FieldWith<{ sort: true }>;
