import type { ModelPage } from '../../features/models/model-page.ts';
import type { OfferPage } from '../../features/offers/offer-page.ts';
import { definePagePart, type Settings } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'stock-rail': Settings<'stock-rail'>;
  }
}

export const section = definePagePart<'stock-rail', OfferPage | ModelPage>(
  'stock-rail',
  ['offer', 'model'],
  ({ cards }) => cards.length > 0,
);
