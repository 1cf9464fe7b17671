import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import type { Car } from '../../stock/car.ts';
import { CONDITION_ORDER } from '../../stock/rules/labels.ts';
import type { CardView } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { LinkView } from '../page.ts';
import type { SiteContext } from '../site-context.ts';

/** Divisible by 1, 2, 3 and 4, so that the rows are full on every width of screen. */
const MAX_CARDS = 12;

/** Vehicles for sale that a page is about, such as those of an offer or of a model. */
export interface PageStock {
  /** Empty if none is in stock. */
  cards: CardView[];
  /** "Mazda CX-5 in stock"; "" without cards. */
  cardsTitle: string;
  /** Link to all of them if the page shows only some, else to all stock. */
  stock: LinkView;
}

/**
 * The vehicles that a page is about, new ones first.
 *
 * @param name of what they are: "Mazda CX-5"
 * @param href address of their search
 */
export function pageStock(
  { cardOf, searchHref }: Pick<SiteContext, 'cardOf' | 'searchHref'>,
  found: readonly Car[],
  { wording: { vehicles } }: Config,
  name: string,
  href: string,
): PageStock {
  const cars = CONDITION_ORDER.flatMap((type) => found.filter(({ car_type }) => car_type === type));
  return {
    cards: cars.slice(0, MAX_CARDS).map(cardOf),
    cardsTitle: cars.length > 0 ? `${name} in stock` : '',
    stock:
      cars.length > MAX_CARDS
        ? { label: `See all ${formatVehicleCount(cars.length, vehicles)}`, href }
        : { label: `See all our ${vehicles}`, href: searchHref },
  };
}
