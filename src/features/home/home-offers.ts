import { leadsSomewhere } from '../../frame/link-target.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Offer } from '../../tenant/schema/content.ts';
import type { OfferView } from './home-page.ts';
import { offerMake, offerShown, offerView } from './offer.ts';

/**
 * The first of these pages that exists: the offer, its model's page, its model's stock, its make's stock, all offers,
 * all stock.
 */
function offerHref({ site, searchPaths, live, searchHref }: SiteContext, offer: Offer, page: string): string {
  const make = offerMake(offer) ?? site.manufacturer?.name;
  const candidates = [
    page,
    // ROU-32: a model with its own address is linked there instead of at its slug.
    ...(offer.model ? [offer.model.override_url ?? `/${offer.model.slug}`] : []),
    ...(make && offer.model ? [searchPaths.model(make, offer.model.name)] : []),
    ...(make ? [searchPaths.make(make)] : []),
    '/special-offers',
  ];
  return candidates.find((href) => leadsSomewhere(href, live)) ?? searchHref;
}

/** Returns today's offers (DAT-28). Their HTML was sanitised when the tenant was loaded. */
export function homeOffers(context: SiteContext): OfferView[] {
  const { site, today } = context;
  return site.offers
    .filter((offer) => offerShown(offer, site, today))
    .map((offer) => {
      const safe = {
        nameHtml: offer.name,
        descriptionHtml: offer.sanitized_description ?? offer.description,
      };
      const view = offerView(offer, safe, site, today);
      return { ...view, href: offerHref(context, offer, view.href) };
    });
}
