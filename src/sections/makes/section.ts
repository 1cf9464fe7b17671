import type { LinkView } from '../../frame/page.ts';
import type { Settings } from '../../frame/sections/define-section.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { brandModels } from '../../frame/stock/brand-models.ts';
import { makeLinks } from '../../frame/stocked-makes.ts';
import { type MakeCounts, makeCounts } from './make-counts.ts';

export interface MakesView extends Settings<'makes'> {
  /** The page of all brands; null if the dealer has none. */
  brandsHref: string | null;
  makes: LinkView[];
  /** The makes with the most vehicles; empty in all forms but "counts". */
  counts: MakeCounts[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    makes: MakesView;
  }
}

/** Makes with counts of their own: two rows of four. */
const COUNTED = 8;

export const section = defineSection(
  'makes',
  (context, { form, title, text }) => {
    // A dealer with a single brand shows its models.
    const makes = brandModels(context) ? [] : makeLinks(context);
    if (makes.length === 0) return null;
    const counted = form === 'counts' ? makes.slice(0, COUNTED) : [];
    const brandsHref = context.pages.linkTo('brands');
    return {
      form,
      title,
      text,
      brandsHref,
      makes,
      counts: counted.flatMap((make) => makeCounts(make, context) ?? []),
    };
  },
  {
    'with a heading of its own': { title: 'Makes we know well' },
    'with counts': { form: 'counts' },
    'as an index': { form: 'index', title: 'Index' },
  },
);
