import { claimView } from '../../frame/claims.ts';
import { dealerJsonLd } from '../../frame/dealer-json-ld.ts';
import { makeHead } from '../../frame/head.ts';
import { jsonLdBlock, websiteJsonLd } from '../../frame/lists-json-ld.ts';
import { primaryYard } from '../../frame/locations/yards.ts';
import { heroImage } from '../../frame/media/hero-image.ts';
import { mostStockedFirst } from '../../frame/most-stocked.ts';
import type { LinkView } from '../../frame/page.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import { bodiesByPopularity } from '../../frame/popularity.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { CONDITION_ORDER, conditionLabel } from '../../stock/rules/labels.ts';
import { isNewArrival } from '../../stock/rules/tag.ts';
import { budgetView } from '../budget-finder/budget-view.ts';
import { siteReviews } from '../locations/reviews.ts';
import { serviceBanner } from '../service/service-banner.ts';
import { brandModels } from './brand-models.ts';
import { homeFeatures } from './home-features.ts';
import { homeOffers } from './home-offers.ts';
import type { HomePage } from './home-page.ts';

const MAX_ARRIVALS = 8;

/** Makes in stock with their counts, the most in stock first. */
function makeLinks({ catalogue }: SiteContext): LinkView[] {
  const links = catalogue.searches.flatMap(({ scope, path, cars }) =>
    scope.kind === 'make' && cars.length > 0 ? [{ label: scope.make, href: path, count: cars.length }] : [],
  );
  return mostStockedFirst(links, ({ count }) => count);
}

function bodyLinks({ catalogue, site, bodyImage }: SiteContext): HomePage['bodies'] {
  const stocked = catalogue.searches.flatMap(({ scope, path, title, cars }) =>
    scope.kind === 'body' && cars.length > 0
      ? [{ label: title, href: path, count: cars.length, value: scope.body }]
      : [],
  );
  const ordered = bodiesByPopularity(stocked, site.kind, ({ value }) => value);
  return ordered.map((link) => ({ ...link, body: link.value, image: bodyImage(link.value) }));
}

function conditionLinks({ catalogue }: SiteContext): LinkView[] {
  return CONDITION_ORDER.flatMap((type): LinkView[] => {
    const search = catalogue.byType(type);
    if (!search || search.cars.length === 0) return [];
    return [{ label: conditionLabel(type), href: search.path, count: search.cars.length, value: type }];
  });
}

function claimsOf({ config, pages }: SiteContext): HomePage['claims'] {
  return config.claims.map((kind) => {
    const { title, text, page } = claimView(kind);
    return { kind, title, text, href: pages.linkTo(page) };
  });
}

function homePage(context: SiteContext): HomePage {
  const { site, config, catalogue, yards, stock, today } = context;
  const { title, lede } = site.home;
  const newest = newestFirst(stock.onSale.filter(({ status }) => status !== 'coming_soon')).slice(
    0,
    MAX_ARRIVALS,
  );
  const hero = heroImage(site, config, context.findMedia);
  const offers = homeOffers(context);
  const bodies = bodyLinks(context);
  const makes = makeLinks(context);
  const models = brandModels(context);
  const budget = budgetView(context);
  const primary = primaryYard(yards);
  /** Caps counts in the finder as in the search (SRC-41). */
  const capped = (link: LinkView): LinkView =>
    link.count === undefined
      ? link
      : { ...link, count: shownCount(link.count, config.search.stock_count_cap) };
  return {
    kind: 'home',
    path: ADDRESSES.home.path,
    head: makeHead(site, {
      canonicalPath: ADDRESSES.home.path,
      title: site.tagline ? `${site.name} | ${site.tagline}` : site.name,
      description: lede,
      image: hero && { url: hero.src, width: hero.width, height: hero.height, alt: site.name },
      jsonLd: [
        websiteJsonLd(site),
        ...(primary ? [dealerJsonLd(primary, site, context.locationOf(primary).rating)] : []),
      ].map(jsonLdBlock),
    }),
    chrome: context.chromeOf(config),
    breadcrumbs: [],
    title,
    lede,
    heroImage: hero,
    count: shownCount(catalogue.all.length, config.search.stock_count_cap),
    finder: {
      conditions: conditionLinks(context).map(capped),
      makes: makes.map(capped),
      bodies: bodies.map(({ image: _, body: __, ...link }) => capped(link)),
      prices: config.search.price_picks,
      action: context.searchHref,
      cap: config.search.stock_count_cap,
    },
    budget: budget.prices && budget,
    features: homeFeatures(context, offers.length > 0 ? '/#offers' : null),
    arrivals: newest.map(context.cardOf),
    arrivalsTitle: newest.some((car) => isNewArrival(car, today)) ? 'Just arrived' : 'Latest in stock',
    bodies,
    models,
    makes: models ? [] : makes,
    makePaths: context.searchPaths.unusual(),
    offers,
    offersHref: context.pages.linkTo('special-offers'),
    serviceBanner: serviceBanner(context, yards),
    claims: claimsOf(context),
    locations: yards.map(context.locationOf),
    reviews: siteReviews(context),
    reviewsInFull: context.config.reviews.full,
  };
}

const ADDRESSES = { home: { path: '/', label: 'Home' } } as const;
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}

/** The home page (ROU-01). */
export const homePages = definePages({
  addresses: ADDRESSES,
  plan: () => [{ path: ADDRESSES.home.path, build: homePage }],
});
