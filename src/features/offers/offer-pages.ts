import { makeHead } from '../../frame/head.ts';
import { linkTargetExists } from '../../frame/link-target.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { srcsetOf } from '../../frame/media/hero-image.ts';
import type { LinkView } from '../../frame/page.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import { modelPath } from '../../frame/pages/model-path.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { pageStock } from '../../frame/stock/page-stock.ts';
import { equalIgnoringCase } from '../../lib/equal-ignoring-case.ts';
import { periodState } from '../../lib/period-state.ts';
import type { Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Offer } from '../../tenant/schema/content.ts';
import { createPageForm } from '../form-pages/create-page-form.ts';
import type { PageForm } from '../leads/page-form.ts';
import { type OfferedModel, offeredModel, offerPath, offerShown, offerView } from './offer.ts';
import type { OfferPage } from './offer-page.ts';
import { OFFERS_ADDRESS, offersPage } from './offers-page.ts';
import { plainText } from './plain-text.ts';

const isAbout =
  ({ make, model }: OfferedModel) =>
  (car: Car): boolean =>
    equalIgnoringCase(car.make, make) && (model === null || equalIgnoringCase(car.model, model));

/** Address of the search page of the offer's model, else of its make, else of all stock. */
function stockHref({ searchPaths, pagePaths, searchHref }: SiteContext, about: OfferedModel | null): string {
  const candidates = about
    ? [...(about.model ? [searchPaths.model(about.make, about.model)] : []), searchPaths.make(about.make)]
    : [];
  return candidates.find((href) => linkTargetExists(href, pagePaths)) ?? searchHref;
}

/** The make and model as the stock spells them: "Mazda CX-5". */
const nameOf = (car: Car | undefined, about: OfferedModel | null): string =>
  [car?.make, about?.model ? car?.model : null].filter(Boolean).join(' ');

function modelLink({ site, pagePaths }: SiteContext, { model }: Offer): LinkView | null {
  if (!model) return null;
  const href = modelPath(site, model);
  return linkTargetExists(href, pagePaths) ? { label: `About the ${model.name}`, href } : null;
}

function offerForm(context: SiteContext, { id }: Offer, name: string, config: Config): PageForm {
  const form = createPageForm(context, 'offer', config, null);
  return { ...form, subject: { ...form.subject, offer: { id, name } } };
}

function offerPage(context: SiteContext, offer: Offer): OfferPage {
  const { site, today, stock } = context;
  const offersHref = context.pages.linkTo('special-offers');
  const about = offeredModel(offer, site);
  const config = about ? context.configOf({ manufacturer: about.make }) : context.config;
  const found = about ? stock.onSale.filter(isAbout(about)) : [];
  const view = offerView(offer, site, today);
  const { nameHtml, descriptionHtml } = view;
  const ended = periodState(offer, today, site.timezone) === 'ended';
  const title = plainText(offer.name);
  const chrome = context.chromeOf(config);
  const breadcrumbs = [
    ...(offersHref === null ? [] : [{ label: 'Offers', href: offersHref }]),
    { label: title, href: view.href },
  ];
  const page = {
    kind: 'offer' as const,
    path: view.href,
    head: makeHead(site, {
      canonicalPath: view.href,
      title,
      description: `${view.endsText}. ${plainText(descriptionHtml)}`,
      index: !ended,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome,
    breadcrumbs,
    nameHtml,
    descriptionHtml,
    disclaimer: offer.disclaimer || null,
    image: view.image
      ? {
          src: view.image,
          srcset: srcsetOf(view.image, config.images.widths, context.findMedia),
        }
      : null,
    price: ended ? null : view.price,
    endsText: view.endsText,
    ended,
    phone: chrome.header.phone,
    form: ended ? null : offerForm(context, offer, title, config),
    model: modelLink(context, offer),
    ...pageStock(context, found, config, nameOf(found[0], about), stockHref(context, about)),
  };
  return { ...page, sections: context.sectionsOf(site.pages.offer.sections, page) };
}

const ADDRESSES = { 'special-offers': OFFERS_ADDRESS };
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}

/**
 * The page of all offers, if there is one today (ROU-26), and the page of each (OFF-02, ROU-28). Offers that have not
 * begun have no page. Those that have ended keep theirs, because other sites may link to it.
 */
export const offerPages = definePages({
  addresses: ADDRESSES,
  plan: ({ tenant: { site }, today }) => {
    const begun = site.offers.filter(
      (offer) =>
        !offer.excluded_website_ids.includes(site.id) &&
        periodState(offer, today, site.timezone) !== 'coming',
    );
    const all = { path: OFFERS_ADDRESS.path, build: offersPage };
    return [
      ...(begun.some((offer) => offerShown(offer, site, today)) ? [all] : []),
      ...begun.map((offer) => ({
        path: offerPath(offer, site.manufacturers),
        build: (context: SiteContext) => offerPage(context, offer),
      })),
    ];
  },
});
