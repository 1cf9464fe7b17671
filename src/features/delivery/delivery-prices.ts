import { capitalised } from '../../lib/capitalised.ts';
import { formatAud, formatCount } from '../../lib/money.ts';
import type { DeliveryZone } from '../../tenant/schema/delivery.ts';

interface DeliveryPrice {
  /** "Victoria", "Within 60 km in a straight line" or "Elsewhere". */
  region: string;
  /** "$190", "Free" or "Ask us". */
  price: string;
}

/** A longer list is better asked with a postcode. */
const MAX_PRICES = 5;

const isEverywhere = ({ within_km, states, postcodes }: DeliveryZone): boolean =>
  within_km === null && states.length === 0 && postcodes.length === 0;

/**
 * A region that is only a distance from the vehicle's yard is called by it: its name may be that of the places round
 * another yard.
 */
function regionOf({ name, within_km, states, postcodes }: DeliveryZone): string {
  if (within_km === null) return name;
  const distance = `within ${formatCount(within_km)} km in a straight line`;
  return states.length + postcodes.length > 0 ? `${name}, ${distance}` : capitalised(distance);
}

/**
 * The dealer's regions with their prices, in the dealer's order, and a last one for places of which none of them tells
 * the price. Empty if there are too many to read, or none.
 */
export function deliveryPrices(zones: readonly DeliveryZone[]): DeliveryPrice[] {
  if (zones.length === 0 || zones.length > MAX_PRICES) return [];
  const prices = zones.map((zone) => ({
    region: regionOf(zone),
    price: zone.price > 0 ? formatAud(zone.price) : 'Free',
  }));
  return zones.some(isEverywhere) ? prices : [...prices, { region: 'Elsewhere', price: 'Ask us' }];
}
