import { formatAud } from '../../lib/money.ts';
import type { CardFacts } from '../../stock/card-facts.ts';
import type { HitDocument } from '../documents/document.ts';

/** What has changed since the card was drawn. */
export interface LiveState {
  /** Sold, reserved or free again; null: as drawn. */
  status: 'sold' | 'reserved' | 'free' | null;
  /** The price of now, "$28,490"; null: as drawn. */
  price: string | null;
}

/**
 * Compares a card with what the search knows now. A vehicle that was drawn as sold stays so: only a new build
 * knows its buttons. Prices by the week, and those that come or go, wait for the build too.
 */
export function liveState(
  { gone, status, amount }: Pick<CardFacts, 'gone' | 'status' | 'amount'>,
  now: Pick<HitDocument, 'price' | 'sold' | 'reserved'>,
): LiveState {
  if (gone) return { status: null, price: null };
  const price = amount !== null && now.price > 0 && amount !== now.price ? formatAud(now.price) : null;
  if (now.sold) return { status: 'sold', price };
  const wasReserved = status !== '';
  if (now.reserved === wasReserved) return { status: null, price };
  return { status: now.reserved ? 'reserved' : 'free', price };
}
