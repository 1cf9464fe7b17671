import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import type { Refinements } from '../../frame/search/stock-search.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { type FacetName, isFacet } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { type CountedValue, countedValues } from './counted-values.ts';
import { facetOf } from './facet-attributes.ts';
import { scopeRefinements } from './scope-refinements.ts';
import type { SearchContext } from './search-context.ts';
import type { FacetView } from './search-page.ts';

type FacetContext = Pick<SearchContext, 'catalogue' | 'stockSearch' | 'bodyImage'>;
type Value = FacetView['values'][number];

// The page's own make or model may be out of stock or beyond the list's limit.
function withPageValue(
  values: readonly CountedValue[],
  name: FacetName,
  { scope }: ScopedSearch,
  found: number,
): readonly CountedValue[] {
  const own =
    name === 'make' && 'make' in scope
      ? scope.make
      : name === 'model' && scope.kind === 'model'
        ? scope.model
        : null;
  if (own === null || values.some(({ value }) => value === own)) return values;
  return [...values, { value: own, label: own, count: found }];
}

/**
 * Builds the filters of search pages. A count is the number of vehicles found if the search is narrowed to the
 * value; the filter that the page stands for does not narrow its own counts. A value has an `href` only if
 * a page lists exactly these vehicles.
 */
export function facetsOf(
  { catalogue, stockSearch: { find }, bodyImage }: FacetContext,
  config: Config,
  search: ScopedSearch,
): FacetView[] {
  const names = config.search.filters.filter(isFacet);
  const { scope } = search;
  const own = scopeRefinements(search);

  function facetScope(name: FacetName): FacetScope {
    const elsewhere = { within: own, chosen: [], pageOf: () => undefined };
    const isAll = Object.keys(own).length === 0;
    const make = scope.kind === 'make' || scope.kind === 'model' ? scope.make : null;
    switch (name) {
      case 'car_type': {
        if (scope.kind !== 'condition') return elsewhere;
        const pageOf: FacetScope['pageOf'] = (type) =>
          catalogue.byType(CAR_TYPES.find((one) => one === type) ?? 'used');
        return { within: {}, chosen: isAll ? [] : scope.carTypes, pageOf };
      }
      case 'make':
        if (make !== null) return { within: {}, chosen: [make], pageOf: catalogue.byMake };
        return isAll ? { ...elsewhere, pageOf: catalogue.byMake } : elsewhere;
      case 'model':
        // If there is a make filter, models are offered once a make is chosen.
        if (make === null) return names.includes('make') ? { ...elsewhere, within: null } : elsewhere;
        return {
          within: { make: [make] },
          chosen: scope.kind === 'model' ? [scope.model] : [],
          pageOf: (model) => catalogue.byModel(make, model),
        };
      case 'body':
        if (scope.kind === 'body') return { within: {}, chosen: [scope.body], pageOf: catalogue.byBody };
        return isAll ? { ...elsewhere, pageOf: catalogue.byBody } : elsewhere;
      default:
        return elsewhere;
    }
  }

  return names.flatMap((name): FacetView[] => {
    const facet = facetOf(name, config.search);
    const { within, chosen, pageOf } = facetScope(name);
    const found = within === null ? [] : countedValues(facet, find(within));
    const values = withPageValue(found, name, search, find(own).found).map(
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
  chosen: readonly string[];
  pageOf: (value: string) => ScopedSearch | undefined;
}
