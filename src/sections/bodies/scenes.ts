import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { formatAud } from '../../lib/money.ts';
import type { BodyType, Car } from '../../stock/car.ts';
import { priceForSearch } from '../../stock/rules/price.ts';

/** A body type in a picture of its own. */
export interface Scene {
  label: string;
  note: string;
  href: string;
  src: string;
  count: number;
  /** "from $25,990, or by the week from $140"; empty if no price is known. */
  prices: string;
}

function pricesOf(cars: readonly Car[], isWeekly: boolean): string {
  const lowest = (prices: readonly number[]): string | null =>
    prices.length > 0 ? formatAud(Math.min(...prices)) : null;
  const known = (price: number | null): price is number => price !== null && price > 0;
  const outright = lowest(cars.map(priceForSearch).filter(known));
  const week = isWeekly ? lowest(cars.map((car) => car.subscription_price).filter(known)) : null;
  return [outright && `from ${outright}`, week && `by the week from ${week}`].filter(Boolean).join(', or ');
}

/** The bodies in stock that have a picture, in the order of the pictures. */
export function scenesOf(
  context: SiteContext,
  pictures: readonly { body: BodyType; src: string; note: string }[],
): Scene[] {
  const links = new Map(bodyLinks(context).map((link) => [link.value, link]));
  return pictures.flatMap(({ body, src, note }): Scene[] => {
    const link = links.get(body);
    if (!link) return [];
    const cars = context.catalogue.byBody(body)?.cars ?? [];
    const { label, href, count } = link;
    return [{ label, note, href, src, count, prices: pricesOf(cars, context.config.pricing.subscriptions) }];
  });
}
