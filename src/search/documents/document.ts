import type { CardView } from '../../rules/views.ts';

/** What a hit brings to a page: both engines answer with at least this. */
export interface HitDocument {
  id: string;
  card: CardView;
}

/**
 * A vehicle as the index holds it. Fields are the specification's (DAT-15) and those the site sorts and
 * filters by; none that is private (`vin`, `private_suburb`, `private_postcode`). Absent values are left out.
 */
export interface SearchDocument extends HitDocument {
  slug: string;
  stocknum?: string;
  name: string;
  badge?: string;
  series?: string;
  make: string;
  model: string;
  /** "Toyota Corolla" */
  make_model: string;
  car_type: string;
  item_type: string;
  status: string;
  /** No longer for sale: sold, or a status that is neither in stock nor coming soon. */
  sold: boolean;
  reserved: boolean;
  certified: boolean;
  tag?: string;
  city?: string;
  state?: string;
  location_name?: string;
  dealership_name?: string;
  dealership_slug?: string;
  dealership_id?: string;
  body?: string;
  simple_body?: string;
  fuel?: string;
  simple_fuel?: string;
  transmission?: string;
  simple_transmission?: string;
  drive?: string;
  colour?: string;
  year: number;
  /** AUD; 0: no price. */
  price: number;
  /** AUD a week. */
  subscription_price?: number;
  /** "under 10000", "10000 to 20000" …: see price-range.ts. */
  price_range?: string;
  weekly_price_range?: string;
  km?: number;
  seats?: number;
  doors?: number;
  categories: string[];
  filtered_features: string[];
  /** Place in the order a search starts in: higher comes first. */
  custom_rank: number;
  /** Unix seconds. */
  created_at: number;
  updated_at: number;
  sold_date_timestamp?: number;
}
