import type { CarFields } from '../../../frame/vehicle-facts.ts';
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

/** What has happened to a vehicle since its page was built, as far as the shopper must know. */
export function whatChanged({ gone, price }: Built, now: CarFields): Change {
  if (gone) return { kind: 'none' };
  const unavailable = now.status !== null && !isAvailable({ status: now.status as CarStatus });
  if (now.sold || unavailable) return { kind: 'sold' };
  if (price === null || now.price === null || now.price <= PRICE_ABOVE || now.price === price)
    return { kind: 'none' };
  return { kind: 'price', price: now.price };
}
