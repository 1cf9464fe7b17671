import { distanceKm, type Place } from '../../../lib/distance.ts';
import type { DeliveryZone } from '../../../tenant/schema/delivery.ts';
import type { Postcode } from '../places/postcodes.ts';

/** Price of delivering a vehicle (DAT-21). */
export interface DeliveryPrice {
  /** Name of the delivery zone: "Mid North Coast". */
  name: string;
  /** AUD */
  price: number;
}

/** @param range "2440-2450", or one postcode */
function isInRange(range: string, postcode: string): boolean {
  const [from = '', to = from] = range.split('-');
  return postcode >= from && postcode <= to;
}

/**
 * The price of delivery from a yard to a postcode: that of the first zone whose conditions all hold, or null if there
 * is no such zone (API-37).
 *
 * @param yard null if its position is unknown; zones with a distance then do not apply
 */
export function deliveryPrice(
  zones: readonly DeliveryZone[],
  to: Postcode,
  yard: Place | null,
): DeliveryPrice | null {
  const km = yard && distanceKm(yard, to);
  const zone = zones.find(
    ({ within_km, states, postcodes }) =>
      (within_km === null || (km !== null && km <= within_km)) &&
      (states.length === 0 || states.some((state) => state === to.state)) &&
      (postcodes.length === 0 || postcodes.some((range) => isInRange(range, to.postcode))),
  );
  return zone ? { name: zone.name, price: zone.price } : null;
}
