import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, itemListJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { firstPicture } from '../../frame/media/vehicle-pictures.ts';
import type { LinkView } from '../../frame/page.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import type { Catalogue } from '../../frame/search/catalogue.ts';
import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import { type SiteContext, stockTrail } from '../../frame/site-context.ts';
import { formatAud } from '../../lib/money.ts';
import { counted } from '../../lib/plural.ts';
import type { StockRange } from '../../search/settings.ts';
import type { Car } from '../../stock/car.ts';
import { HIGHEST_HIDDEN_PRICE } from '../../stock/rules/price.ts';
import { FILTERS, type RangeFilter } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Context } from '../../tenant/tenant.ts';
import { facetTiles } from '../facet-tiles/facet-tiles.ts';
import { wholeListHref } from '../whole-list/whole-list.ts';
import { facetsOf } from './facets.ts';
import { barsOf } from './range-bars.ts';
import { rangeBounds } from './range-slider.ts';
import { scopeRefinements } from './scope-refinements.ts';
import type { SearchContext } from './search-context.ts';
import { searchHead } from './search-head.ts';
import type { SearchPage } from './search-page.ts';
import { searchSettings } from './search-settings.ts';
import { searchTiles } from './search-tiles.ts';

/** Configuration context of a search page: overrides for its make or its only car type apply. */
export function searchConfigContext({ scope }: ScopedSearch): Context {
  switch (scope.kind) {
    case 'make':
    case 'model':
      return { manufacturer: scope.make };
    case 'condition':
      return scope.carTypes.length === 1 ? { car_type: scope.carTypes[0] ?? null } : {};
    case 'body':
      return {};
  }
}

function scopeView({ scope }: ScopedSearch): SearchPage['scope'] {
  const everything = { car_type: [], make: null, model: null, body: null };
  switch (scope.kind) {
    case 'condition':
      return { ...everything, car_type: scope.carTypes };
    case 'make':
      return { ...everything, make: scope.make };
    case 'model':
      return { ...everything, make: scope.make, model: scope.model };
    case 'body':
      return { ...everything, body: scope.body };
  }
}

/** Key of the page's pool of promo tiles (SRC-06), see `tilePools`. */
function tileKeyOf({ scope }: ScopedSearch): string {
  if (scope.kind === 'make' || scope.kind === 'model') return scope.make;
  const [carType = '', ...others] = scope.kind === 'condition' ? scope.carTypes : [];
  return others.length === 0 ? carType : '';
}

interface Range {
  min: number;
  max: number;
}

function range(values: readonly number[]): Range | null {
  if (values.length === 0) return null;
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

/** The vehicles' values that are greater than `above`, which excludes numbers that stand for "no value". */
const valuesAbove = (cars: readonly Car[], read: (car: Car) => number | null, above: number): number[] =>
  cars.map(read).filter((value): value is number => value !== null && value > above);

/** Lowest and highest value of some vehicles for a range filter, with a histogram; null if none has a value. */
function rangeOfFilter(
  { stockSearch }: SearchContext,
  cars: readonly Car[],
  { field, unit }: RangeFilter,
): StockRange | null {
  // In AUD, 0 is the price of a vehicle that shows none; a new vehicle may have driven 0 km.
  const above = unit === 'aud' ? 0 : -1;
  const values = valuesAbove(cars, (car) => stockSearch.documentOf(car)?.[field] ?? null, above);
  const found = range(values);
  return found && { ...found, bars: barsOf(values, rangeBounds(found, unit)) };
}

const massRanges = new WeakMap<Catalogue, Map<string, StockRange | null>>();

/** The range of a mass in the whole stock. All pages of a site share it, because its scale has marks. */
function massRange(context: SearchContext, filter: RangeFilter): StockRange | null {
  const known = massRanges.get(context.catalogue) ?? new Map<string, StockRange | null>();
  massRanges.set(context.catalogue, known);
  const found = known.get(filter.field) ?? rangeOfFilter(context, context.catalogue.all, filter);
  known.set(filter.field, found);
  return found;
}

/** The range of each configured range filter. */
function rangesOf(context: SearchContext, cars: readonly Car[], config: Config): SearchPage['ranges'] {
  const filters = config.search.filters.flatMap((name): RangeFilter[] => {
    const filter = FILTERS[name];
    return filter.kind === 'range' ? [filter] : [];
  });
  return Object.fromEntries(
    filters.map((filter) => [
      filter.field,
      filter.unit === 'kg' ? massRange(context, filter) : rangeOfFilter(context, cars, filter),
    ]),
  );
}

const NONE = 'We have none in stock at the moment.';

const hasPrices = (price: Range | null): price is Range => price !== null && price.min < price.max;

/**
 * The line below the title. It has no count: the heading of the results has one, which includes sold vehicles that the
 * shopper has saved (SRC-27).
 */
function introOf(count: number, price: Range | null, priceWords: string): string {
  if (count === 0) return NONE;
  return hasPrices(price) ? `From ${formatAud(price.min)} to ${formatAud(price.max)}${priceWords}.` : '';
}

/** ", drive away" if all prices of some vehicles are; else nothing. */
function priceWordsOf(cars: readonly Car[], { pricing }: Config): string {
  const priced = cars.filter(({ price }) => price !== null && price > HIGHEST_HIDDEN_PRICE);
  const [type, ...others] = new Set(priced.map((car) => car.price_type || pricing.price_type));
  return type && others.length === 0 ? `, ${type.toLowerCase()}` : '';
}

/** "30 cars in stock, from $20,000 to $42,000.", for search engines. */
function stockSentence(count: number, vehicles: string, price: Range | null): string {
  if (count === 0) return NONE;
  const singular = vehicles.replace(/s$/, '');
  const prices = hasPrices(price) ? `, from ${formatAud(price.min)} to ${formatAud(price.max)}` : '';
  return `${counted(count, singular, vehicles)} in stock${prices}.`;
}

export function searchTrail(context: SiteContext, search: ScopedSearch): LinkView[] {
  const { scope, path, title } = search;
  if (path === context.searchHref) return stockTrail(context);
  if (scope.kind !== 'model') {
    const label = scope.kind === 'make' ? scope.make : title;
    return stockTrail(context, { label, href: path });
  }
  const makePage = context.catalogue.byMake(scope.make);
  const makeLink = makePage ? [{ label: scope.make, href: makePage.path }] : [];
  return stockTrail(context, ...makeLink, { label: scope.model, href: path });
}

function searchPage(context: SearchContext, search: ScopedSearch, path: string): SearchPage {
  const { site, searchHref } = context;
  const config = context.configOf(searchConfigContext(search));
  const { cars, title } = search;
  const { cars: first, found } = context.stockSearch.find(scopeRefinements(search));
  const onFirstPage = first.slice(0, config.search.page_size);
  const cards = onFirstPage.map(context.cardOf);
  const picture = firstPicture(onFirstPage, (car) => context.configOfCar(car).images);
  const price = range(valuesAbove(cars, (car) => car.price, HIGHEST_HIDDEN_PRICE));
  const breadcrumbs = searchTrail(context, search);
  const clear = config.search.clear_filters ?? context.pages.linkTo('special-offers');
  const clearFiltersHref = clear !== null && context.pages.has(clear) ? clear : searchHref;
  const ranges = rangesOf(context, cars, config);
  const priceWords = priceWordsOf(cars, config);
  const intro = introOf(found, price, priceWords);
  const facets = facetsOf(context, config, search);
  const live = searchSettings(
    context,
    search,
    config,
    { clearFiltersHref, ranges, intro, priceWords },
    facets,
  );
  const inStock = stockSentence(found, config.wording.vehicles, price);
  const page = {
    kind: 'search' as const,
    path,
    head: makeHead(site, {
      canonicalPath: search.path,
      title: `${title} for sale`,
      description: `${title} at ${site.name}. ${inStock}${found === 0 ? '' : ' Photos, prices and specifications of every one.'}`,
      index: found > 0 || search.path === searchHref,
      image: picture
        ? { url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }
        : null,
      jsonLd: [
        jsonLdBlock(itemListJsonLd(title, cards, found, site)),
        jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site)),
      ],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    title,
    intro,
    searchHead: searchHead(context, search, found, live),
    total: found,
    cards,
    tiles: searchTiles(context, config, tileKeyOf(search), cards.length),
    facets,
    ranges,
    scope: scopeView(search),
    vehicles: config.wording.vehicles,
    clearFiltersHref: live.clearFiltersHref,
    live,
    wholeListHref: wholeListHref({ path: search.path, total: search.cars.length }),
    browse: facetTiles(context, search),
  };
  return { ...page, sections: context.sectionsOf(site.pages.search.sections, page) };
}

/** Search pages at their paths and aliases (ROU-16 to ROU-25). */
export const searchPages = definePages({
  addresses: {},
  fromStock: true,
  plan: ({ searches }) =>
    searches.flatMap((search) =>
      [search.path, ...search.aliases].map((path) => ({
        path,
        build: (context: SearchContext) => searchPage(context, search, path),
      })),
    ),
});
