import type { SiteContext } from '../../frame/site-context.ts';
import { offerShown, offerView } from './offer.ts';
import type { OfferView } from './offer-view.ts';

/** Today's offers in the dealer's order (DAT-28). */
export function currentOffers({ site, today }: SiteContext): OfferView[] {
  return site.offers
    .filter((offer) => offerShown(offer, site, today))
    .map((offer) => offerView(offer, site, today));
}

/** Today's offers, those that end first in front. */
export const offersEndingFirst = (context: SiteContext): OfferView[] =>
  currentOffers(context).toSorted((one, other) => one.ends.localeCompare(other.ends));
