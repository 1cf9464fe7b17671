import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    results: Settings<'results'>;
  }
}

export const section = definePagePart('results', 'search');
