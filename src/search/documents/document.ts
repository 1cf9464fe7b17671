import type { FIELDS } from '../../stock/search-fields.ts';
import type { DocumentOf } from '../collection/field-table.ts';
import type { StoredCard } from '../index-file/cards.ts';

/** The fields that every hit has, from a server and from the in-browser engine. */
export interface HitDocument {
  id: string;
  /** AUD; 0: no price. */
  price: number;
  /** No longer for sale: sold, or a status that is neither in stock nor coming soon. */
  sold: boolean;
  reserved: boolean;
}

/** A hit's document with its card, which always comes from the site itself. */
export interface CardDocument extends HitDocument {
  card: StoredCard;
}

/** An indexed vehicle. It has no private fields (`vin`, `private_suburb`, `private_postcode`). */
export type SearchDocument = HitDocument & DocumentOf<typeof FIELDS>;
