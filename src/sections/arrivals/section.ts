import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { withDifferentLooks } from '../../frame/stock/different-looks.ts';
import { vehicleOnSale } from '../../frame/stock/vehicle-on-sale.ts';
import { conditionLabel } from '../../stock/rules/labels.ts';
import { searchPath } from '../../stock/rules/search-path.ts';
import { isNewArrival } from '../../stock/rules/tag.ts';
import type { CardView } from '../../stock/views.ts';
import { type BandGroup, bandGroups } from './band-groups.ts';
import { type Lead, leadOf } from './lead.ts';

export interface ArrivalsView {
  title: string;
  /** Empty if they stand in groups. */
  cards: CardView[];
  groups: BandGroup[];
  lead: Lead | null;
  /** The search of all stock, or of the condition shown. */
  href: string;
  action: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    arrivals: ArrivalsView;
  }
}

/** Warns about a lead that is not, or no longer, for sale. */
function warnings(context: SiteContext, { lead }: Settings<'arrivals'>) {
  return lead && !vehicleOnSale(context, lead.vehicle)
    ? [
        {
          key: 'lead',
          message: `The vehicle ${lead.vehicle} is not for sale, so none stands large. Name another one and its picture, or remove the key.`,
        },
      ]
    : [];
}

export const section = defineSection(
  'arrivals',
  (context, { title, count, condition, bands, lead, except }) => {
    const { stock, today, cardOf, searchHref, config } = context;
    const elsewhere = new Set(
      [...except, lead?.vehicle ?? ''].map((number) => vehicleOnSale(context, number)),
    );
    const shown = stock.onSale.filter(
      (car) =>
        !elsewhere.has(car) &&
        car.status !== 'coming_soon' &&
        (condition === null || car.car_type === condition),
    );
    const newest = withDifferentLooks(newestFirst(shown), count);
    if (newest.length === 0) return null;
    const groups = bandGroups(context, shown, { bands, count });
    const isFresh = newest.some((car) => isNewArrival(car, today));
    return {
      title: title ?? (isFresh ? 'Just arrived' : 'Latest in stock'),
      cards: groups.length > 0 ? [] : newest.map(cardOf),
      groups,
      lead: leadOf(context, lead),
      href:
        condition === null
          ? searchHref
          : searchPath(config.search.base, { kind: 'condition', carTypes: [condition] }),
      action:
        condition === null
          ? 'See all stock'
          : `See all ${conditionLabel(condition).toLowerCase()} ${config.wording.vehicles}`,
    };
  },
  { 'with a heading of its own': { title: 'Fresh in the yard' }, 'with three vehicles': { count: 3 } },
  warnings,
);
