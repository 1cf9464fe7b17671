import { definePagePart, type PartView } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    yard: PartView<'yard'>;
  }
}

export const section = definePagePart('yard', 'location');
