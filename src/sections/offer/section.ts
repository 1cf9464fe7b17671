import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    offer: Settings<'offer'>;
  }
}

export const section = definePagePart('offer', 'offer');
