import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, itemListJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { mainYardOf, type Yard } from '../../frame/locations/yards.ts';
import type { LinkView } from '../../frame/page.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import { refinedSearch } from '../../frame/search/refined-search.ts';
import { FIRST_PAGE } from '../../frame/search/stock-search.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyTiles } from '../facet-tiles/facet-tiles.ts';
import { wholeListHref } from '../whole-list/whole-list.ts';
import type { DealershipStockPage } from './dealership-stock-page.ts';
import { stockFilters } from './stock-filters.ts';

export const stockPathOf = (yard: Yard): string => `${yard.href}/stock`;

/**
 * Path of a dealership's stock page, which is below the page of its main yard.
 *
 * @throws if no yard belongs to the dealership
 */
export function dealershipStockPath(yards: readonly Yard[], dealership: string): string {
  const main = mainYardOf(yards, dealership);
  if (!main) throw new Error(`No yard belongs to the dealership "${dealership}".`);
  return stockPathOf(main);
}

/** Name of the yard, or of the dealership if it has several yards. */
function placeName({ site, yards }: SiteContext, yard: Yard): string {
  const isOnlyYard = yards.filter(({ dealership }) => dealership === yard.dealership).length === 1;
  const name = site.dealerships.find(({ slug }) => slug === yard.dealership)?.name;
  return isOnlyYard ? yard.name : (name ?? yard.name);
}

export const stockBreadcrumbs = ({ pages }: SiteContext, yard: Yard): LinkView[] => [
  { label: 'Our locations', href: pages.addressOf('locations') },
  { label: yard.name, href: yard.href },
  { label: 'Stock', href: stockPathOf(yard) },
];

/** "Cars at Newstead" */
export function stockTitle(context: SiteContext, yard: Yard): string {
  const { vehicles } = context.configOf({ dealership: yard.dealership }).wording;
  return `${vehicles[0]?.toUpperCase()}${vehicles.slice(1)} at ${placeName(context, yard)}`;
}

function stockPage(context: SiteContext, yard: Yard): DealershipStockPage {
  const { site, searchHref, stock, yards } = context;
  const path = stockPathOf(yard);
  const { dealership: slug } = yard;
  const config = context.configOf({ dealership: slug });
  const place = placeName(context, yard);
  const title = stockTitle(context, yard);
  const cars = stock.onSale.filter(({ dealership_slug }) => dealership_slug === slug);
  const cards = cars.slice(0, FIRST_PAGE).map(context.cardOf);
  const breadcrumbs = stockBreadcrumbs(context, yard);
  const atDealership = yards.filter(({ dealership }) => dealership === slug);
  const page = {
    kind: 'dealership-stock' as const,
    path,
    head: makeHead(site, {
      canonicalPath: path,
      title,
      description: `${title}, ${site.name}: photos, prices and specifications of every one in stock.`,
      index: cars.length > 0,
      jsonLd: [
        jsonLdBlock(itemListJsonLd(title, cards, cars.length, site)),
        jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site)),
      ],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    title,
    place,
    locationHref: yard.href,
    dealership: { slug, id: site.dealerships.find((one) => one.slug === slug)?.id ?? slug },
    total: cars.length,
    cards,
    filters: stockFilters(context, config, slug, cars),
    searchHref: refinedSearch(searchHref, { dealership_slug: slug }),
    wholeListHref: wholeListHref({ path, total: cars.length }),
    action: searchHref,
    browse: bodyTiles(context, cars, (body) =>
      refinedSearch(searchHref, { dealership_slug: slug, simple_body: body }),
    ),
  };
  return { ...page, sections: context.sectionsOf(site.pages.dealership_stock.sections, page, atDealership) };
}

/** The main yard of each dealership. */
export const mainYardsOfDealerships = (yards: readonly Yard[]): Yard[] =>
  yards.filter((yard) => mainYardOf(yards, yard.dealership) === yard);

/** One page per dealership, below its main yard (SRC-46). */
export const dealershipStockPages = definePages({
  addresses: {},
  plan: ({ yards }) =>
    mainYardsOfDealerships(yards).map((yard) => ({
      path: stockPathOf(yard),
      build: (context: SiteContext) => stockPage(context, yard),
    })),
});
