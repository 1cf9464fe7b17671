import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import type { Refinements } from '../../frame/search/stock-search.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { type FacetName, isFacet } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { type CountedValue, countedValues } from './counted-values.ts';
import { type FacetAttribute, facetOf, valueLabel } from './facet-attributes.ts';
import { scopeRefinements } from './scope-refinements.ts';
import type { SearchContext } from './search-context.ts';
import type { FacetView } from './search-page.ts';

type FacetContext = Pick<SearchContext, 'catalogue' | 'stockSearch' | 'bodyImage'>;
type Value = FacetView['values'][number];

/** The page's own value of this filter: the make, model or body type of its search; null if it has none. */
function pageValueOf(name: FacetName, { scope }: ScopedSearch): string | null {
  if (name === 'make' && 'make' in scope) return scope.make;
  if (name === 'body' && scope.kind === 'body') return scope.body;
  return name === 'model' && scope.kind === 'model' ? scope.model : null;
}

/** Adds the page's own make, model or body type, which the list lacks if it is out of stock or beyond the limit. */
function withPageValue(
  values: readonly CountedValue[],
  name: FacetName,
  facet: FacetAttribute,
  search: ScopedSearch,
  found: number,
): readonly CountedValue[] {
  const pageValue = pageValueOf(name, search);
  if (pageValue === null || values.some(({ value }) => value === pageValue)) return values;
  return [...values, { value: pageValue, label: valueLabel(facet, pageValue), count: found }];
}

/**
 * Builds the filters of a search page. A count is the number of vehicles that the search finds with this value. On
 * the page of a make, the other makes have counts as well: they are counted without the page's own make. A value has
 * an `href` only if some page lists exactly these vehicles.
 */
export function facetsOf(
  { catalogue, stockSearch: { find }, bodyImage }: FacetContext,
  config: Config,
  search: ScopedSearch,
): FacetView[] {
  const names = config.search.filters.filter(isFacet);
  const { scope } = search;
  const pageRefinements = scopeRefinements(search);

  function facetScope(name: FacetName): FacetScope {
    // For a filter whose values link to no pages.
    const withoutPages = { within: pageRefinements, chosen: [], pageOf: () => undefined };
    const isAll = Object.keys(pageRefinements).length === 0;
    const make = scope.kind === 'make' || scope.kind === 'model' ? scope.make : null;
    switch (name) {
      case 'car_type': {
        if (scope.kind !== 'condition') return withoutPages;
        const pageOf: FacetScope['pageOf'] = (type) =>
          catalogue.byType(CAR_TYPES.find((carType) => carType === type) ?? 'used');
        return { within: {}, chosen: isAll ? [] : scope.carTypes, pageOf };
      }
      case 'make':
        if (make !== null) return { within: {}, chosen: [make], pageOf: catalogue.byMake };
        return isAll ? { ...withoutPages, pageOf: catalogue.byMake } : withoutPages;
      case 'model':
        // If there is a make filter, models are offered once a make is chosen.
        if (make === null) return names.includes('make') ? { ...withoutPages, within: null } : withoutPages;
        return {
          within: { make: [make] },
          chosen: scope.kind === 'model' ? [scope.model] : [],
          pageOf: (model) => catalogue.byModel(make, model),
        };
      case 'body':
        if (scope.kind === 'body') return { within: {}, chosen: [scope.body], pageOf: catalogue.byBody };
        return isAll ? { ...withoutPages, pageOf: catalogue.byBody } : withoutPages;
      default:
        return withoutPages;
    }
  }

  return names.flatMap((name): FacetView[] => {
    const facet = facetOf(name, config.search);
    const { within, chosen, pageOf } = facetScope(name);
    const found = within === null ? [] : countedValues(facet, find(within));
    const values = withPageValue(found, name, facet, search, find(pageRefinements).found).map(
      ({ value, label, count }): Value => ({
        label,
        value,
        count,
        href: pageOf(value)?.path ?? null,
        selected: chosen.includes(value),
        image: facet.kind === 'tiles' ? bodyImage(value) : null,
      }),
    );
    if (values.length === 0) return [];
    const { attribute, label } = facet;
    return [{ attribute, label, values }];
  });
}

interface FacetScope {
  /** The refinements within which vehicles are counted; null if the filter is not offered. */
  within: Refinements | null;
  /** The page's own values of the filter. */
  chosen: readonly string[];
  /** The page that lists exactly the vehicles with a value, if there is one. */
  pageOf: (value: string) => ScopedSearch | undefined;
}
