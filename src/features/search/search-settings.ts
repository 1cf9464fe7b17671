import type { Catalogue } from '../../frame/search/catalogue.ts';
import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import { searchSource } from '../../frame/search/search-source.ts';
import type { FilterSetting, SearchSettings } from '../../search/settings.ts';
import { type FacetName, FILTERS, type FilterName, isFacet } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { type FacetAttribute, facetOf, valueLabel } from './facet-attributes.ts';
import { noResultsWords } from './no-results.ts';
import { scopeRefinements } from './scope-refinements.ts';
import type { SearchContext } from './search-context.ts';
import type { FacetView } from './search-page.ts';
import { tileSettings } from './search-tiles.ts';
import { sentenceOf } from './sentence.ts';

type Labels = Record<string, string>;

/** Labels of the values that are not shown as they are. */
function labelsOf(facet: FacetAttribute, values: readonly string[]): Labels {
  const labels = values.map((value) => [value, valueLabel(facet, value)]);
  return Object.fromEntries(labels.filter(([value, label]) => value !== label));
}

const titles = new WeakMap<Catalogue, Record<string, string>>();

/** Titles of the searches of body types: "SUVs" by "suv". All pages of a site share them. */
function bodyTitles(catalogue: Catalogue): Record<string, string> {
  const known = titles.get(catalogue);
  if (known) return known;
  const found = catalogue.searches.flatMap(({ scope, title }) =>
    scope.kind === 'body' ? [[scope.body, title]] : [],
  );
  const byBody: Record<string, string> = Object.fromEntries(found);
  titles.set(catalogue, byBody);
  return byBody;
}

function listFilter(name: FacetName, { catalogue, bodyImage }: SearchContext, config: Config): FilterSetting {
  const facet = facetOf(name, config.search);
  const { attribute, label, kind, shown, limit, order, plural, words, offered } = facet;
  const tiles = facet.kind === 'tiles' ? Object.keys(bodyTitles(catalogue)).sort() : [];
  const images = tiles.map((value) => [value, bodyImage(value)]);
  return {
    attribute,
    label,
    kind,
    shown,
    limit,
    order,
    plural,
    labels: labelsOf(facet, [...Object.keys(words), ...tiles]),
    images: Object.fromEntries(images.filter(([, image]) => image !== null)),
    offered: [...offered],
  };
}

function filterSetting(name: FilterName, context: SearchContext, config: Config): FilterSetting {
  if (isFacet(name)) return listFilter(name, context, config);
  const { field, label, kind, unit } = FILTERS[name];
  return { attribute: field, label, kind, unit, picks: unit === 'aud' ? config.search.price_picks : [] };
}

/** The filters of the live search in their configured order (TEN-14, SRC-16 to SRC-22). */
export function filterSettings(context: SearchContext, config: Config): FilterSetting[] {
  return config.search.filters.map((name) => filterSetting(name, context, config));
}

/**
 * Settings of a page's live search.
 *
 * @param page `clearFiltersHref`, `ranges`, `intro` and `priceWords` as in the static page
 * @param facets of the static page
 */
export function searchSettings(
  context: SearchContext,
  search: ScopedSearch,
  config: Config,
  page: Pick<SearchSettings, 'clearFiltersHref' | 'ranges' | 'intro' | 'priceWords'>,
  facets: readonly FacetView[],
): SearchSettings {
  const filters = context.filtersOf(config);
  const { site, searchHref, catalogue } = context;
  const allStock = catalogue.searches.find(({ path }) => path === searchHref);
  return {
    ...searchSource(site, config),
    websiteId: site.id,
    scope: scopeRefinements(search),
    title: search.title,
    defaultTitle: allStock?.title ?? search.title,
    countInHeading: site.look.search_head !== 'plain',
    bodies: bodyTitles(catalogue),
    defaultSearchHref: searchHref,
    noResults: noResultsWords(config.wording.vehicles, {
      isAllStock: search.path === searchHref,
      searchHref,
      contactHref: context.chromeOf(config).contactHref,
    }),
    ...page,
    filters,
    form: site.look.filters,
    sentence: site.look.filters === 'panels' ? sentenceOf(filters, facets) : [],
    dealerships: Object.fromEntries(site.dealerships.map(({ slug, name }) => [slug, name])),
    vehicles: config.wording.vehicles,
    priceSortExcludesUnpriced: config.search.price_sort_excludes_unpriced,
    collapseSold: config.search.collapse_sold,
    stockCountCap: config.search.stock_count_cap,
    pageSize: config.search.page_size,
    tiles: tileSettings(config),
    favouritesStorage: site.favourites_storage,
  };
}
