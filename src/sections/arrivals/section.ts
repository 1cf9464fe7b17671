import { defineSection } from '../../frame/sections/define-section.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { withDifferentPictures } from '../../frame/stock/different-pictures.ts';
import { conditionLabel } from '../../stock/rules/labels.ts';
import { searchPath } from '../../stock/rules/search-path.ts';
import { isNewArrival } from '../../stock/rules/tag.ts';
import type { CardView } from '../../stock/views.ts';

export interface ArrivalsView {
  title: string;
  cards: CardView[];
  /** The search of all stock, or of the condition shown. */
  href: string;
  action: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    arrivals: ArrivalsView;
  }
}

export const section = defineSection(
  'arrivals',
  ({ stock, today, cardOf, searchHref, config }, { title, count, condition }) => {
    const shown = stock.onSale.filter(
      ({ status, car_type }) => status !== 'coming_soon' && (condition === null || car_type === condition),
    );
    const newest = withDifferentPictures(newestFirst(shown), count);
    if (newest.length === 0) return null;
    const isFresh = newest.some((car) => isNewArrival(car, today));
    return {
      title: title ?? (isFresh ? 'Just arrived' : 'Latest in stock'),
      cards: newest.map(cardOf),
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
);
