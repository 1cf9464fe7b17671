import { dealerJsonLd } from '../../frame/dealer-json-ld.ts';
import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { LocationView } from '../../frame/locations/location-types.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { dealershipStockPath } from '../dealership-stock/dealership-stock.ts';
import type { LocationPage, LocationsPage } from './location-pages.ts';
import { yardReviews } from './reviews.ts';

const ADDRESSES = {
  locations: {
    path: '/dealerships',
    label: 'Our locations',
    menu: { in: 'company', at: 2 },
    footer: { in: 'buyer tools', at: 7, label: 'Find a location' },
  },
  'dealer-locator': { path: '/dealer-locator', label: 'Our locations' },
} as const;
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}
const { path: LOCATIONS_PATH, label: LOCATIONS_LABEL } = ADDRESSES.locations;

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
  const page = {
    kind: 'locations' as const,
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
    map: config.location_widgets.map ? context.map.overview : null,
  };
  return { ...page, sections: context.sectionsOf(site.pages.locations.sections, page) };
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
    { label: LOCATIONS_LABEL, href: LOCATIONS_PATH },
    { label: yard.name, href: yard.href },
  ];
  const page = {
    kind: 'location' as const,
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
    stockHref: dealershipStockPath(yards, yard.dealership),
    stockCount: context.stock.byDealership.get(yard.dealership) ?? 0,
  };
  return { ...page, sections: context.sectionsOf(site.pages.location.sections, page, [yard]) };
}

const planYard = (yard: Yard, path: string) => ({
  path,
  build: (context: SiteContext) => locationPage(context, yard, path),
});

/** The overview of the yards (ROU-36), and one page per yard (ROU-37). */
export const locationPages = definePages({
  addresses: ADDRESSES,
  plan: ({ yards }) => [
    ...Object.values(ADDRESSES).map(({ path }) => ({
      path,
      build: (context: SiteContext) => locationsPage(context, path),
    })),
    ...yards.map((yard) => planYard(yard, yard.href)),
    ...yards.flatMap((yard) => yard.aliases.map((path) => planYard(yard, path))),
  ],
});
