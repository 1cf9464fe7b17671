import { dealerJsonLd } from '../../frame/dealer-json-ld.ts';
import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { LocationView } from '../../frame/locations/location-types.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { dealershipStockPath } from '../dealership-stock/dealership-stock.ts';
import { serviceBanner } from '../service/service-banner.ts';
import type { LocationPage, LocationsPage } from './location-pages.ts';
import { yardReviews } from './reviews.ts';

export const LOCATIONS_PATH = '/dealerships';

/** "Capalaba, Cleveland and Springwood" */
function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function locationsPage(context: SiteContext, path: string): LocationsPage {
  const { site, config, yards, locationOf } = context;
  const title = yards.length === 1 ? 'Our location' : 'Our locations';
  const breadcrumbs = [{ label: title, href: LOCATIONS_PATH }];
  const names = joinNames(yards.map(({ name }) => name));
  const intro = `Visit ${site.name} at ${names}.`;
  return {
    kind: 'locations',
    path,
    title,
    intro,
    head: makeHead(site, {
      canonicalPath: LOCATIONS_PATH,
      title,
      description: `${intro} Addresses, opening hours, phone numbers and directions.`,
      jsonLd: [
        jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site)),
        ...yards.map((yard) => jsonLdBlock(dealerJsonLd(yard, site, locationOf(yard).rating))),
      ],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    locations: yards.map(locationOf),
    serviceBanner: serviceBanner(context, yards),
    map: config.location_widgets.map ? context.map.overview : null,
  };
}

function metaDescription({ name, address, phone }: LocationView, dealer: string): string {
  const call = phone ? ` Call ${phone.text}.` : '';
  return `${dealer} ${name}, ${address.text}.${call} Opening hours, departments and directions.`;
}

function locationPage(context: SiteContext, yard: Yard, path: string): LocationPage {
  const { site, yards, locationOf } = context;
  const config = context.configOf({ dealership: yard.dealership });
  const location = locationOf(yard);
  const breadcrumbs = [
    { label: 'Our locations', href: LOCATIONS_PATH },
    { label: yard.name, href: yard.href },
  ];
  return {
    kind: 'location',
    path,
    head: makeHead(site, {
      canonicalPath: yard.href,
      title: `${yard.name}: hours, phone and directions`,
      description: metaDescription(location, site.name),
      image: location.photo && { url: location.photo.src, width: 800, height: 500, alt: location.photo.alt },
      jsonLd: [
        jsonLdBlock(dealerJsonLd(yard, site, location.rating)),
        jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site)),
      ],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    location,
    otherLocations: yards.filter((other) => other !== yard).map(locationOf),
    reviews: config.location_widgets.reviews ? yardReviews(context, yard, config) : null,
    serviceBanner: serviceBanner(context, [yard]),
    stockHref: dealershipStockPath(yards, yard.dealership),
    stockCount: context.stock.byDealership.get(yard.dealership) ?? 0,
  };
}

/** `/dealerships` and `/dealer-locator` (ROU-36), and one page per yard (ROU-37). */
export function locationPages(yards: readonly Yard[]): PlannedPage<LocationsPage | LocationPage>[] {
  const overviewPages = [LOCATIONS_PATH, '/dealer-locator'].map((path) => ({
    path,
    build: (context: SiteContext) => locationsPage(context, path),
  }));
  const planYard = (yard: Yard, path: string) => ({
    path,
    build: (context: SiteContext) => locationPage(context, yard, path),
  });
  return [
    ...overviewPages,
    ...yards.map((yard) => planYard(yard, yard.href)),
    ...yards.flatMap((yard) => yard.aliases.map((path) => planYard(yard, path))),
  ];
}
