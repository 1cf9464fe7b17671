import type { VehicleChange } from '../../../frame/live-vehicle.ts';
import type { CarFields } from '../../../frame/vehicle-facts.ts';
import { formatAud } from '../../../lib/money.ts';
import type { CarStatus } from '../../../stock/car.ts';
import { isAvailable } from '../../../stock/rules/availability.ts';
import { HIGHEST_HIDDEN_PRICE } from '../../../stock/rules/price.ts';
import { HIGHEST_PRICE_WITHOUT_FINANCE } from '../../finance/finance-figure.ts';

/** The vehicle as the page shows it, from the time of the build. */
export interface BuiltVehicle {
  /** No longer for sale. */
  gone: boolean;
  reserved: boolean;
  /** AUD; null if the page shows no price. */
  price: number | null;
}

function newState({ gone, reserved }: BuiltVehicle, current: CarFields): VehicleChange['state'] {
  if (gone) return null;
  const isUnavailable =
    current.status !== null && !isAvailable({ status: current.status as CarStatus, gone_at: null });
  if (current.sold || isUnavailable) return 'sold';
  return current.reserved && !reserved ? 'reserved' : null;
}

/** Compares the page with the service's current facts. A price that cannot be shown does not count as a change. */
export function detectChange(built: BuiltVehicle, current: CarFields): VehicleChange {
  const state = newState(built, current);
  const isPriced = state !== 'sold' && built.price !== null && (current.price ?? 0) > HIGHEST_HIDDEN_PRICE;
  return {
    state,
    left: state === 'sold' && current.status === 'gone',
    price: isPriced && current.price !== built.price ? current.price : null,
  };
}

/**
 * Selector of the parts of the page that a change makes outdated; null if there are none. `data-while` names the
 * conditions on which a part is shown: "for-sale" (not sold), "purchasable" (neither sold nor reserved), "financed"
 * (the price is high enough for finance). Parts with `data-for-price` apply only to the price at build time.
 */
export function outdatedSelector({ state, price }: VehicleChange): string | null {
  // A pressed button keeps its part: a saved vehicle can still be removed from the favourites.
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
export function changeMessage({ state, left, price }: VehicleChange): string | null {
  if (left) return 'This vehicle is no longer available.';
  if (state !== null) return `This vehicle has just been ${state}.`;
  return price === null ? null : `The price is now ${formatAud(price)}.`;
}
