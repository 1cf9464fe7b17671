import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { readCondition } from '../../frame/search/search-condition.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { type WeeklyRow, weeklyRows, weeklyStock } from './weekly-rows.ts';

export interface WeeklyView {
  title: string;
  text: string;
  includes: string[];
  rows: WeeklyRow[];
  /** "6 of the 52 vans that can be had by the week" */
  caption: string;
  /** True if a row has a tow weight. */
  towed: boolean;
  after: string;
  quote: Quote | null;
  /** The search of all vehicles that can be had by the week. */
  href: string;
  action: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    weekly: WeeklyView;
  }
}

export const section = defineSection(
  'weekly',
  (context, { quote, ...words }) => {
    const stock = weeklyStock(context);
    const rows = weeklyRows(stock, context);
    if (rows.length === 0) return null;
    return {
      ...words,
      rows,
      caption: `${rows.length} of the ${formatVehicleCount(stock.length, context.config.wording.vehicles)} that can be had by the week`,
      towed: rows.some(({ towWeight }) => towWeight !== null),
      quote: quoteOf(quote, context),
      action: `See ${formatVehicleCount(stock.length, context.config.wording.vehicles)} by the week`,
      href: readCondition(context, 'range[subscription_price]=1:')?.href ?? context.searchHref,
    };
  },
  { 'with what it includes': { includes: ['Insurance', 'Servicing', 'Roadside assistance'] } },
);
