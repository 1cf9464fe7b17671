import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { SectionedPage } from '../../frame/page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { offersEndingFirst } from './current-offers.ts';
import type { OfferView } from './offer-view.ts';

export const OFFERS_ADDRESS = {
  path: '/special-offers',
  label: 'Special offers',
  footer: { in: 'buyer tools', at: 1 },
} as const;

/** All offers of today (ROU-26). */
export interface OffersPage extends SectionedPage {
  kind: 'offers';
  title: string;
  offers: OfferView[];
}

export function offersPage(context: SiteContext): OffersPage {
  const { site, config } = context;
  const { path, label: title } = OFFERS_ADDRESS;
  const offers = offersEndingFirst(context);
  const breadcrumbs = [{ label: 'Offers', href: path }];
  const page = {
    kind: 'offers' as const,
    path,
    title,
    offers,
    head: makeHead(site, {
      canonicalPath: path,
      title,
      description: `What is on offer at ${site.name}, each with its last day and its terms.`,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
  };
  return { ...page, sections: context.sectionsOf(site.pages.offers.sections, page) };
}
