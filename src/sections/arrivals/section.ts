import { defineSection } from '../../frame/sections/define-section.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { isNewArrival } from '../../stock/rules/tag.ts';
import type { CardView } from '../../stock/views.ts';

export interface ArrivalsView {
  title: string;
  cards: CardView[];
  /** The search of all stock. */
  href: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    arrivals: ArrivalsView;
  }
}

export const section = defineSection(
  'arrivals',
  ({ stock, today, cardOf, searchHref }, { title, count }) => {
    const newest = newestFirst(stock.onSale.filter(({ status }) => status !== 'coming_soon')).slice(0, count);
    if (newest.length === 0) return null;
    const isFresh = newest.some((car) => isNewArrival(car, today));
    return {
      title: title ?? (isFresh ? 'Just arrived' : 'Latest in stock'),
      cards: newest.map(cardOf),
      href: searchHref,
    };
  },
  { 'with a heading of its own': { title: 'Fresh in the yard' }, 'with three vehicles': { count: 3 } },
);
