import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, itemListJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { mainYardOf, type Yard } from '../../frame/locations/yards.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import { refinedSearch } from '../../frame/search/refined-search.ts';
import { FIRST_PAGE } from '../../frame/search/stock-search.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Car } from '../../stock/car.ts';
import { CONDITION_ORDER, conditionLabel } from '../../stock/rules/labels.ts';
import { bodyTiles } from '../facet-tiles/facet-tiles.ts';
import { type DealershipStockPage, STOCK_PAGE_FILTERS } from './dealership-stock-page.ts';

const pathOf = (yard: Yard): string => `${yard.href}/stock`;

/** Path of a dealership's stock page, which is below the page of its main yard. @throws if it has no yard */
export function dealershipStockPath(yards: readonly Yard[], dealership: string): string {
  const main = mainYardOf(yards, dealership);
  if (!main) throw new Error(`No yard belongs to the dealership "${dealership}".`);
  return pathOf(main);
}

/** Conditions in stock. `offered` has those to show, in their order; an empty list means all. */
function categories(cars: readonly Car[], offered: readonly string[]): DealershipStockPage['categories'] {
  const chosen = offered.flatMap((name) => CONDITION_ORDER.filter((type) => type === name));
  return (offered.length > 0 ? [...new Set(chosen)] : CONDITION_ORDER)
    .map((type) => ({
      label: conditionLabel(type),
      value: type,
      count: cars.filter(({ car_type }) => car_type === type).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Picks that some vehicles cost at most and others exceed. */
function priceLimits(cars: readonly Car[], picks: readonly number[]): number[] {
  const prices = cars.map(({ price }) => price ?? 0).filter((price) => price > 0);
  return picks.filter(
    (pick) => prices.some((price) => price <= pick) && prices.some((price) => price > pick),
  );
}

/** Name of the yard, or of the dealership if it has several yards. */
function placeOf({ site, yards }: SiteContext, yard: Yard): string {
  const alone = yards.filter(({ dealership }) => dealership === yard.dealership).length === 1;
  const name = site.dealerships.find(({ slug }) => slug === yard.dealership)?.name;
  return alone ? yard.name : (name ?? yard.name);
}

function stockPage(context: SiteContext, yard: Yard): DealershipStockPage {
  const { site, searchHref, stock } = context;
  const path = pathOf(yard);
  const { dealership: slug } = yard;
  const config = context.configOf({ dealership: slug });
  const { vehicles } = config.wording;
  const place = placeOf(context, yard);
  const title = `${vehicles[0]?.toUpperCase()}${vehicles.slice(1)} at ${place}`;
  const cars = stock.onSale.filter(({ dealership_slug }) => dealership_slug === slug);
  const cards = cars.slice(0, FIRST_PAGE).map(context.cardOf);
  const breadcrumbs = [
    { label: 'Our locations', href: '/dealerships' },
    { label: yard.name, href: yard.href },
    { label: 'Stock', href: path },
  ];
  return {
    kind: 'dealership-stock',
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
    filters: STOCK_PAGE_FILTERS.filter((name) => config.search.filters.includes(name)),
    categories: categories(cars, site.search_categories),
    prices: priceLimits(cars, config.search.price_picks),
    searchHref: refinedSearch(searchHref, { dealership_slug: slug }),
    action: searchHref,
    tiles: bodyTiles(context, cars, (body) =>
      refinedSearch(searchHref, { dealership_slug: slug, simple_body: body }),
    ),
  };
}

/** `/locations/{slug}/stock`: one page per dealership, below its main yard (SRC-46). */
export function dealershipStockPages(yards: readonly Yard[]): PlannedPage<DealershipStockPage>[] {
  return yards
    .filter((yard) => mainYardOf(yards, yard.dealership) === yard)
    .map((yard) => ({ path: pathOf(yard), build: (context) => stockPage(context, yard) }));
}
