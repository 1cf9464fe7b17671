import type { VehicleChange } from '../../../frame/live-vehicle.ts';
import type { CarFields } from '../../../frame/vehicle-facts.ts';
import { formatAud } from '../../../lib/money.ts';
import type { CarStatus } from '../../../stock/car.ts';
import { isAvailable } from '../../../stock/rules/availability.ts';
import { PRICE_ABOVE } from '../../../stock/rules/price.ts';
import { HIGHEST_PRICE_WITHOUT_FINANCE } from '../../finance/finance-figure.ts';

/** The vehicle at build time. */
export interface BuiltVehicle {
  gone: boolean;
  reserved: boolean;
  /** AUD; null if no price is shown. */
  price: number | null;
}

function stateNow({ gone, reserved }: BuiltVehicle, now: CarFields): VehicleChange['state'] {
  if (gone) return null;
  const unavailable = now.status !== null && !isAvailable({ status: now.status as CarStatus });
  if (now.sold || unavailable) return 'sold';
  return now.reserved && !reserved ? 'reserved' : null;
}

/** The change since the page was built that shoppers have to know. */
export function detectChange(built: BuiltVehicle, now: CarFields): VehicleChange {
  const state = stateNow(built, now);
  const isPriced = state !== 'sold' && built.price !== null && (now.price ?? 0) > PRICE_ABOVE;
  return { state, price: isPriced && now.price !== built.price ? now.price : null };
}

/**
 * Selector of the parts of the page that a change makes outdated, or null. `data-while` names the conditions for a
 * part: "for-sale" (not sold), "purchasable" (neither sold nor reserved), "financed" (the price is high enough for
 * finance).
 */
export function outdatedSelector({ state, price }: VehicleChange): string | null {
  // A saved vehicle can still be removed from the favourites.
  const purchasable = '[data-while~="purchasable"]:not(:has([aria-pressed="true"]))';
  const outdated = [
    ...(state === null ? [] : [purchasable]),
    ...(state === 'sold' ? ['[data-while~="for-sale"]'] : []),
    ...(price === null ? [] : ['[data-for-price]']),
    ...(price !== null && price <= HIGHEST_PRICE_WITHOUT_FINANCE ? ['[data-while~="financed"]'] : []),
  ];
  return outdated.join() || null;
}

/** Announcement of the change, or null if nothing changed. */
export function changeMessage({ state, price }: VehicleChange): string | null {
  if (state !== null) return `This vehicle has just been ${state}.`;
  return price === null ? null : `The price is now ${formatAud(price)}.`;
}
