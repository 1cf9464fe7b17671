import type { CarFields } from '../../../frame/vehicle-facts.ts';
import { formatAud } from '../../../lib/money.ts';
import type { CarStatus } from '../../../stock/car.ts';
import { isAvailable } from '../../../stock/rules/availability.ts';
import { PRICE_ABOVE } from '../../../stock/rules/price.ts';

/** The vehicle at build time. */
export interface BuiltVehicle {
  gone: boolean;
  /** AUD; null if no price is shown. */
  price: number | null;
}

export type VehicleChange = { kind: 'none' } | { kind: 'sold' } | { kind: 'price'; price: number };

/** The change since the page was built that shoppers have to know. A sale takes precedence over a new price. */
export function detectChange({ gone, price }: BuiltVehicle, now: CarFields): VehicleChange {
  if (gone) return { kind: 'none' };
  const unavailable = now.status !== null && !isAvailable({ status: now.status as CarStatus });
  if (now.sold || unavailable) return { kind: 'sold' };
  if (price === null || now.price === null || now.price <= PRICE_ABOVE || now.price === price)
    return { kind: 'none' };
  return { kind: 'price', price: now.price };
}

/** Selector of the parts of the page that a change makes outdated, or null. */
export function outdatedSelector({ kind }: VehicleChange): string | null {
  if (kind === 'none') return null;
  return kind === 'sold' ? '[data-offer]' : '[data-for-price]';
}

/** Announcement of the change, or null if nothing changed. */
export function changeMessage(change: VehicleChange): string | null {
  if (change.kind === 'none') return null;
  if (change.kind === 'sold') return 'This vehicle has just been sold.';
  return `The price is now ${formatAud(change.price)}.`;
}
