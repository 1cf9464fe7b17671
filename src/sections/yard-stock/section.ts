import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'yard-stock': Settings<'yard-stock'>;
  }
}

export const section = definePagePart('yard-stock', 'dealership-stock');
