import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    yard: Settings<'yard'>;
  }
}

export const section = definePagePart('yard', 'location');
