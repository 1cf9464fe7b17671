import { formatAud } from '../../lib/money.ts';
import type { CardFacts } from '../../stock/card-facts.ts';
import type { HitDocument } from '../documents/document.ts';

/** Changes since the card was rendered. */
export interface LiveState {
  /** Null if unchanged. */
  status: 'sold' | 'reserved' | 'free' | null;
  /** Current price, "$28,490"; null if unchanged. */
  price: string | null;
}

/**
 * Compares a rendered card with the current search document. A card rendered as sold stays sold, because only
 * a build can add the buttons it lacks. Weekly prices, and prices that appear or disappear, also wait for the
 * next build.
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
