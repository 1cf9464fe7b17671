import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'brand-list': Settings<'brand-list'>;
  }
}

export const section = definePagePart('brand-list', 'brands');
