import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import { searchSource } from '../../frame/search/search-source.ts';
import type { FilterSetting, SearchSettings } from '../../search/settings.ts';
import { CAR_TYPES, ITEM_TYPES, SIMPLE_FUELS } from '../../stock/car-values.ts';
import type { Config } from '../../tenant/schema/config.ts';
import {
  CATEGORIES,
  CONDITIONS,
  FACETS,
  type FacetName,
  type FilterName,
  shownOf,
} from './facet-attributes.ts';
import { scopeRefinements } from './scope-refinements.ts';
import type { SearchContext } from './search-context.ts';
import { tileSettings } from './search-tiles.ts';

type Labels = Record<string, string>;

/** Values a filter may show in other words than their own. */
function valuesOf(name: FacetName, { catalogue }: SearchContext): readonly string[] {
  switch (name) {
    case 'car_type':
      return CAR_TYPES;
    case 'item_type':
      return ITEM_TYPES;
    case 'body':
      return [...new Set(catalogue.all.flatMap(({ simple_body }) => simple_body ?? []))].sort();
    case 'categories':
      return Object.keys(CATEGORIES);
    case 'fuel':
      return SIMPLE_FUELS;
    case 'certified':
      return ['true'];
    default:
      return [];
  }
}

function labelsOf(name: FacetName, values: readonly string[]): Labels {
  const labels = values.map((value) => [value, FACETS[name].text(value)]);
  return Object.fromEntries(labels.filter(([value, label]) => value !== label));
}

function listFilter(name: FacetName, context: SearchContext, config: Config): FilterSetting {
  const { attribute, label, plural, order, limit } = FACETS[name];
  const values = valuesOf(name, context);
  const images = name === 'body' ? values.map((value) => [value, context.bodyImage(value)]) : [];
  const offered: Partial<Record<FacetName, readonly string[]>> = {
    car_type: CONDITIONS,
    body: config.search.bodies,
    certified: ['true'],
  };
  return {
    attribute,
    label,
    kind: name === 'body' ? 'tiles' : 'list',
    shown: shownOf(name, config.search),
    limit,
    order: name === 'car_type' ? 'offered' : order,
    plural,
    labels: labelsOf(name, values),
    images: Object.fromEntries(images.filter(([, image]) => image !== null)),
    offered: [...(offered[name] ?? [])],
  };
}

function filterSetting(name: FilterName, context: SearchContext, config: Config): FilterSetting {
  switch (name) {
    case 'price':
      return {
        attribute: 'price',
        label: 'Price',
        kind: 'range',
        unit: 'aud',
        picks: config.search.price_picks,
      };
    case 'km':
      return { attribute: 'km', label: 'Kilometres', kind: 'range', unit: 'kms', picks: [] };
    default:
      return listFilter(name, context, config);
  }
}

/** The filters of the search in their configured order (TEN-14, SRC-16 to SRC-22). */
export function filterSettings(context: SearchContext, config: Config): FilterSetting[] {
  return config.search.filters.map((name) => filterSetting(name, context, config));
}

/**
 * What the live search of a page needs to know.
 *
 * @param own `clearFiltersHref` leads where the page's own link does; `lowestPrice` in AUD
 */
export function searchSettings(
  context: SearchContext,
  search: ScopedSearch,
  config: Config,
  own: Pick<SearchSettings, 'clearFiltersHref' | 'lowestPrice'>,
): SearchSettings {
  const { site, searchHref, catalogue } = context;
  const all = catalogue.searches.find(({ path }) => path === searchHref);
  return {
    ...searchSource(site, config),
    scope: scopeRefinements(search),
    title: search.title,
    defaultTitle: all?.title ?? search.title,
    defaultSearchHref: searchHref,
    ...own,
    filters: context.filtersOf(config),
    vehicles: config.wording.vehicles,
    priceSortExcludesUnpriced: config.search.price_sort_excludes_unpriced,
    collapseSold: config.search.collapse_sold,
    stockCountCap: config.search.stock_count_cap,
    tiles: tileSettings(config),
    favouritesStorage: site.favourites_storage,
  };
}
