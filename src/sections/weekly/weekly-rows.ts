import type { SiteContext } from '../../frame/site-context.ts';
import { formatAud, formatCount } from '../../lib/money.ts';
import type { Car } from '../../stock/car.ts';
import { priceForSearch } from '../../stock/rules/price.ts';

/** A vehicle in the table of weekly prices. */
export interface WeeklyRow {
  href: string;
  /** "Jayco Starcraft" */
  name: string;
  /** "2021, sleeps 3, Wangara" */
  about: string;
  /** "1,590 kg": the mass that the car must be able to tow; null if unknown or not towed. */
  towWeight: string | null;
  /** "$135" */
  week: string;
  /** "$31,980"; null if it cannot be bought. */
  outright: string | null;
}

/** Rows of the table: few enough to be read at once. */
const MOST = 6;

const weekPrice = ({ subscription_price }: Car): number => subscription_price ?? 0;

/** Vehicles on sale that can be had by the week, the cheapest first. */
export const weeklyStock = ({ stock, config }: Pick<SiteContext, 'stock' | 'config'>): Car[] =>
  config.pricing.subscriptions
    ? stock.onSale.filter((car) => weekPrice(car) > 0).toSorted((a, b) => weekPrice(a) - weekPrice(b))
    : [];

/** The cheapest vehicle of each model, those with the lowest weekly price first. */
export function weeklyRows(cars: readonly Car[], { cardOf }: Pick<SiteContext, 'cardOf'>): WeeklyRow[] {
  const cheapest = [...new Map(cars.toReversed().map((car) => [`${car.make}\n${car.model}`, car])).values()];
  return cheapest
    .toSorted((a, b) => weekPrice(a) - weekPrice(b))
    .slice(0, MOST)
    .map((car) => {
      const { href, place } = cardOf(car);
      const sleeps = car.caravan?.sleeps ?? null;
      const mass = car.caravan?.aggregate_trailer_mass ?? null;
      const price = priceForSearch(car);
      return {
        href,
        name: `${car.make} ${car.model}`,
        about: [car.year, sleeps && `sleeps ${sleeps}`, place].filter(Boolean).join(', '),
        towWeight: mass === null || car.simple_body === 'motorhome' ? null : `${formatCount(mass)} kg`,
        week: formatAud(weekPrice(car)),
        outright: price > 0 ? formatAud(price) : null,
      };
    });
}
