import { leadsSomewhere } from '../../frame/link-target.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Offer } from '../../tenant/schema/content.ts';
import type { OfferView } from './home-page.ts';
import { offerMake, offerShown, offerView } from './offer.ts';

/** The first of these pages that exists: the offer, its model's stock, its make's stock, all offers, all stock. */
function offerHref({ site, searchPaths, live, searchHref }: SiteContext, offer: Offer, page: string): string {
  const make = offerMake(offer) ?? site.manufacturer?.name;
  const candidates = [
    page,
    ...(make && offer.model ? [searchPaths.model(make, offer.model.name)] : []),
    ...(make ? [searchPaths.make(make)] : []),
    '/special-offers',
  ];
  return candidates.find((href) => leadsSomewhere(href, live)) ?? searchHref;
}

/** Returns today's offers (DAT-28). Their HTML was sanitised when the tenant was loaded. */
export function homeOffers(context: SiteContext): OfferView[] {
  const { site, today } = context;
  const where = { timezone: site.timezone, severalManufacturers: site.manufacturers.length > 1 };
  return site.offers
    .filter((offer) => offerShown(offer, site, today))
    .map((offer) => {
      const safe = {
        nameHtml: offer.name,
        descriptionHtml: offer.sanitized_description ?? offer.description,
      };
      const view = offerView(offer, safe, where, today);
      return { ...view, href: offerHref(context, offer, view.href) };
    });
}
