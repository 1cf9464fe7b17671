import type { LinkView } from '../../frame/page.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { brandModels } from '../../frame/stock/brand-models.ts';
import { makeLinks } from '../../frame/stocked-makes.ts';

export interface MakesView {
  title: string;
  makes: LinkView[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    makes: MakesView;
  }
}

export const section = defineSection(
  'makes',
  (context, { title }) => {
    // A dealer with a single brand shows its models.
    const makes = brandModels(context) ? [] : makeLinks(context);
    return makes.length > 0 ? { title, makes } : null;
  },
  { 'with a heading of its own': { title: 'Makes we know well' } },
);
