import { formatAud } from '../../lib/money.ts';
import type { DeliveryZone } from '../../tenant/schema/delivery.ts';

interface DeliveryPrice {
  region: string;
  /** "$190", "Free" or "Ask us". */
  price: string;
}

/** A longer list is better asked with a postcode. */
const MAX_PRICES = 5;

const isEverywhere = ({ within_km, states, postcodes }: DeliveryZone): boolean =>
  within_km === null && states.length === 0 && postcodes.length === 0;

/**
 * The dealer's regions with their prices, in the dealer's order, and a last one for places of which none of them tells
 * the price. Empty if there are too many to read, or none.
 */
export function deliveryPrices(zones: readonly DeliveryZone[]): DeliveryPrice[] {
  if (zones.length === 0 || zones.length > MAX_PRICES) return [];
  const prices = zones.map(({ name, price }) => ({
    region: name,
    price: price > 0 ? formatAud(price) : 'Free',
  }));
  return zones.some(isEverywhere) ? prices : [...prices, { region: 'Elsewhere', price: 'Ask us' }];
}
