import type { FIELDS } from '../../stock/search-fields.ts';
import type { DocumentOf } from '../collection/field-table.ts';
import type { StoredCard } from '../index-file/cards.ts';

/** The document of a hit: both engines answer with at least this. */
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
 * A vehicle as the index holds it: the fields of the table, none of which is private (`vin`,
 * `private_suburb`, `private_postcode`). What a vehicle lacks is undefined.
 */
export type SearchDocument = HitDocument & DocumentOf<typeof FIELDS>;
