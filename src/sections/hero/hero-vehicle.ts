import type { SiteContext } from '../../frame/site-context.ts';
import { vehicleOnSale } from '../../frame/stock/vehicle-on-sale.ts';
import { noteOf } from '../../stock/rules/note.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { PurchasePrice } from '../../stock/views.ts';

/** The vehicle in the picture, while it is for sale. */
export interface HeroVehicle {
  /** "2021 Triumph Street Twin" */
  title: string;
  href: string;
  tag: string | null;
  /** A sentence of the seller; null if none fits. */
  note: string | null;
  /** "New · Automatic · Diesel" */
  facts: string;
  place: string | null;
  /** Null if none is shown. */
  price: PurchasePrice | null;
}

/** The vehicle with this stock number or id, as the hero describes it; null if it is not for sale. */
export function heroVehicle(
  context: Pick<SiteContext, 'stock' | 'cardOf'>,
  number: string | null,
): HeroVehicle | null {
  const car = number === null ? undefined : vehicleOnSale(context, number);
  if (!car) return null;
  const { title, href, tag, facts, place, price } = context.cardOf(car);
  return {
    title,
    href,
    tag: tag?.text ?? null,
    note: noteOf(car) ?? null,
    facts: facts.map(({ text }) => text).join(' · '),
    place,
    price: purchasePrice(price),
  };
}
