import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'budget-finder': Settings<'budget-finder'>;
  }
}

export const section = definePagePart('budget-finder', 'budget');
