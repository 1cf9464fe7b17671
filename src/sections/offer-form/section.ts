import type { OfferPage } from '../../features/offers/offer-page.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'offer-form': Settings<'offer-form'>;
  }
}

export const section = definePagePart('offer-form', 'offer', ({ form }: OfferPage) => form !== null);
