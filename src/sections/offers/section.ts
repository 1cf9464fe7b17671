import type { ModelPage } from '../../features/models/model-page.ts';
import { currentOffers } from '../../features/offers/current-offers.ts';
import type { OfferView } from '../../features/offers/offer-view.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

export interface OffersView {
  form: 'tiles' | 'ledger';
  title: string;
  offers: OfferView[];
  /** Page with all offers; null if the site has none. */
  href: string | null;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    offers: OffersView;
  }
}

export const section = defineSection(
  'offers',
  (context, { form, title }, { of }) => {
    const about = of.kind === 'model' ? (of as ModelPage).offers : null;
    const offers = currentOffers(context).filter(({ id }) => about?.includes(id) ?? true);
    return offers.length > 0 ? { form, title, offers, href: context.pages.linkTo('special-offers') } : null;
  },
  { 'with a heading of its own': { title: 'This month only' }, 'a list by end date': { form: 'ledger' } },
);
