import type { OfferPage } from '../../features/offers/offer-page.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'offer-stock': Settings<'offer-stock'>;
  }
}

export const section = definePagePart('offer-stock', 'offer', ({ cards }: OfferPage) => cards.length > 0);
