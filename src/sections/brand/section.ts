import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    brand: Settings<'brand'>;
  }
}

export const section = definePagePart('brand', 'brand');
