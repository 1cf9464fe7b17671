import type { CarFields } from '../../../frame/vehicle-facts.ts';
import { formatAud } from '../../../lib/money.ts';
import type { CarStatus } from '../../../stock/car.ts';
import { isAvailable } from '../../../stock/rules/availability.ts';
import { PRICE_ABOVE } from '../../../stock/rules/price.ts';

/** The vehicle as its page was built. */
export interface Built {
  gone: boolean;
  /** AUD; null: no price shows. */
  price: number | null;
}

export type Change = { kind: 'none' } | { kind: 'sold' } | { kind: 'price'; price: number };

/** The change since the page was built that a shopper must know of: a sale before a new price. */
export function whatChanged({ gone, price }: Built, now: CarFields): Change {
  if (gone) return { kind: 'none' };
  const unavailable = now.status !== null && !isAvailable({ status: now.status as CarStatus });
  if (now.sold || unavailable) return { kind: 'sold' };
  if (price === null || now.price === null || now.price <= PRICE_ABOVE || now.price === price)
    return { kind: 'none' };
  return { kind: 'price', price: now.price };
}

/** Selector of the parts of the page that a change makes wrong; null: none. */
export function outdatedBy({ kind }: Change): string | null {
  if (kind === 'none') return null;
  return kind === 'sold' ? '[data-offer]' : '[data-for-price]';
}

/** The change in words; null: nothing to tell. */
export function newsOf(change: Change): string | null {
  if (change.kind === 'none') return null;
  if (change.kind === 'sold') return 'This vehicle has just been sold.';
  return `The price is now ${formatAud(change.price)}.`;
}
