import { definePagePart, type PartView } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    offer: PartView<'offer'>;
  }
}

export const section = definePagePart('offer', 'offer');
