import type { StoredCard } from '../index-file/cards.ts';

/** What a hit brings to a page: both engines answer with at least this. */
export interface HitDocument {
  id: string;
  /** AUD; 0: no price. */
  price: number;
  /** No longer for sale: sold, or a status that is neither in stock nor coming soon. */
  sold: boolean;
  reserved: boolean;
}

/** The same with the vehicle's card, which the site itself publishes. */
export interface CardDocument extends HitDocument {
  card: StoredCard;
}

/**
 * A vehicle as the index holds it. Fields are the specification's (DAT-15) and those the site sorts and
 * filters by; none that is private (`vin`, `private_suburb`, `private_postcode`). What a vehicle lacks is undefined.
 */
export interface SearchDocument extends HitDocument {
  slug: string;
  stocknum?: string | undefined;
  name: string;
  badge?: string | undefined;
  series?: string | undefined;
  make: string;
  model: string;
  /** "Toyota Corolla" */
  make_model: string;
  car_type: string;
  item_type: string;
  status: string;
  certified: boolean;
  tag?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  location_name?: string | undefined;
  dealership_name?: string | undefined;
  dealership_slug?: string | undefined;
  dealership_id?: string | undefined;
  body?: string | undefined;
  simple_body?: string | undefined;
  fuel?: string | undefined;
  simple_fuel?: string | undefined;
  transmission?: string | undefined;
  simple_transmission?: string | undefined;
  drive?: string | undefined;
  colour?: string | undefined;
  year: number;
  /** AUD a week. */
  subscription_price?: number | undefined;
  /** "under 10000", "10000 to 20000" …: see price-range.ts. */
  price_range?: string | undefined;
  weekly_price_range?: string | undefined;
  km?: number | undefined;
  seats?: number | undefined;
  doors?: number | undefined;
  categories: string[];
  filtered_features: string[];
  /** Place in the order a search starts in: higher comes first. */
  custom_rank: number;
  /** Unix seconds. */
  created_at: number;
  updated_at: number;
  sold_date_timestamp?: number | undefined;
  /** Follows from the id; unique: see sort-order.ts. */
  tie_break: number;
}
