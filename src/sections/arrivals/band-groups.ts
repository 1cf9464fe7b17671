import { massBands } from '../../frame/search/mass-bands.ts';
import type { Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { withDifferentLooks } from '../../frame/stock/different-looks.ts';
import { formatCount } from '../../lib/money.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { Car } from '../../stock/car.ts';
import { namedFacts } from '../../stock/rules/named-facts.ts';
import type { CardView } from '../../stock/views.ts';

/** The newest vehicles of a band of gross vehicle mass. */
export interface BandGroup {
  title: string;
  note: string;
  /** The search of the whole band. */
  all: { href: string; label: string };
  cards: CardView[];
}

/** Those whose card has a picture and can fill every column come first. */
function completeFirst(cars: readonly Car[], { site }: SiteContext): Car[] {
  const names = site.look.card_facts;
  const isIncomplete = (car: Car): number =>
    Number(car.primary_image_url === null || namedFacts(car, names).length < names.length);
  return cars.toSorted((a, b) => isIncomplete(a) - isIncomplete(b));
}

/** Groups without a vehicle are left out. */
export function bandGroups(
  context: SiteContext,
  cars: readonly Car[],
  { bands, count }: Pick<Settings<'arrivals'>, 'bands' | 'count'>,
): BandGroup[] {
  const each = Math.max(1, Math.floor(count / bands.length));
  const cap = context.config.search.stock_count_cap;
  return massBands(context, cars, bands).map(({ settings: { title, note }, cars: within, search }) => ({
    title,
    note,
    all: { href: search.href, label: `All ${formatCount(shownCount(search.count, cap))}` },
    cards: withDifferentLooks(completeFirst(newestFirst(within), context), each).map(context.cardOf),
  }));
}
