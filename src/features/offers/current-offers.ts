import type { SiteContext } from '../../frame/site-context.ts';
import { offerShown, offerView } from './offer.ts';
import type { OfferView } from './offer-view.ts';

/** Returns today's offers (DAT-28). */
export function currentOffers({ site, today }: SiteContext): OfferView[] {
  return site.offers
    .filter((offer) => offerShown(offer, site, today))
    .map((offer) => offerView(offer, site, today));
}
