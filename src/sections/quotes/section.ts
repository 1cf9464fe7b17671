import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { siteReviews } from '../../features/locations/reviews.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { counted } from '../../lib/plural.ts';

export interface QuotesView {
  form: 'large' | 'table';
  title: string;
  /** Of all reviews of the dealer; null if unknown. */
  sum: { average: string; count: string } | null;
  quotes: Quote[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    quotes: QuotesView;
  }
}

/** Characters that can be read at a glance in large type. */
const SHORT = 160;
const CHOSEN = 2;

/** The newest reviews with five stars and a short text. */
function best({ site }: Pick<SiteContext, 'site'>): string[] {
  return (site.reviews?.reviews ?? [])
    .filter(({ rating, text }) => rating === 5 && text.length <= SHORT)
    .toSorted((a, b) => b.review_date.localeCompare(a.review_date))
    .slice(0, CHOSEN)
    .map(({ id }) => id);
}

export const section = defineSection(
  'quotes',
  (context, settings) => {
    const ids = settings.quotes.length > 0 ? settings.quotes : best(context);
    const quotes = ids.flatMap((id) => quoteOf(id, context) ?? []);
    if (quotes.length === 0) return null;
    const { form, title } = settings;
    const all = form === 'table' ? siteReviews(context) : null;
    const sum = all && { average: all.average.toFixed(1), count: `From ${counted(all.count, 'review')}` };
    return { form, title, sum, quotes };
  },
  { 'as a table': { form: 'table' } },
);
