import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'offer-list': Settings<'offer-list'>;
  }
}

export const section = definePagePart('offer-list', 'offers');
