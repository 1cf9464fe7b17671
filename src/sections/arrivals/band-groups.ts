import { readCondition } from '../../frame/search/search-condition.ts';
import type { Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { withDifferentPictures } from '../../frame/stock/different-pictures.ts';
import { formatCount } from '../../lib/money.ts';
import type { Car } from '../../stock/car.ts';
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
function completeFirst(cars: readonly Car[], { cardOf, site }: SiteContext): Car[] {
  const names = new Set<string>(site.look.card_facts);
  const isComplete = (car: Car): boolean =>
    car.primary_image_url !== null &&
    cardOf(car).facts.filter(({ name }) => names.has(name)).length === names.size;
  const complete = cars.filter(isComplete);
  return [...complete, ...cars.filter((car) => !complete.includes(car))];
}

const massOf = ({ variant }: Car): number => variant?.grossvehiclemass ?? 0;

/** Groups without a vehicle are left out. */
export function bandGroups(
  context: SiteContext,
  cars: readonly Car[],
  { bands, count }: Pick<Settings<'arrivals'>, 'bands' | 'count'>,
): BandGroup[] {
  const each = Math.max(1, Math.floor(count / bands.length));
  return bands.flatMap(({ to, title, note }, at): BandGroup[] => {
    const over = bands[at - 1]?.to ?? 0;
    const isWithin = (car: Car): boolean => massOf(car) > over && massOf(car) <= to;
    const within = cars.filter(isWithin);
    const search = readCondition(context, `range[gross_mass]=${over === 0 ? '' : over + 1}:${to}`);
    if (within.length === 0 || !search) return [];
    return [
      {
        title,
        note,
        all: {
          href: search.href,
          label: `All ${formatCount(context.catalogue.all.filter(isWithin).length)}`,
        },
        cards: withDifferentPictures(completeFirst(newestFirst(within), context), each).map(context.cardOf),
      },
    ];
  });
}
