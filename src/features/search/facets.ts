import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import type { Refinements } from '../../frame/search/stock-search.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { type FacetName, isFacet } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { type FacetAttribute, facetOf, wordOf } from './facet-attributes.ts';
import { scopeRefinements } from './scope-refinements.ts';
import type { SearchContext } from './search-context.ts';
import type { FacetView } from './search-page.ts';

type FacetContext = Pick<SearchContext, 'catalogue' | 'stockSearch' | 'bodyImage'>;
type Value = FacetView['values'][number];

interface Counted {
  value: string;
  label: string;
  count: number;
}

const collator = new Intl.Collator('en-AU', { numeric: true });

function compare(order: Exclude<FacetAttribute['order'], 'offered'>): (a: Counted, b: Counted) => number {
  const byLabel = (a: Counted, b: Counted) => collator.compare(a.label, b.label);
  if (order === 'count') return (a, b) => b.count - a.count || byLabel(a, b);
  return order === 'ascending' ? byLabel : (a, b) => byLabel(b, a);
}

/** The values with the make or model of the page itself, where it is out of stock or past the list's end. */
function withOwn(
  values: readonly Counted[],
  name: FacetName,
  { scope }: ScopedSearch,
  found: number,
): readonly Counted[] {
  const own =
    name === 'make' && 'make' in scope
      ? scope.make
      : name === 'model' && scope.kind === 'model'
        ? scope.model
        : null;
  if (own === null || values.some(({ value }) => value === own)) return values;
  return [...values, { value: own, label: own, count: found }];
}

/** Every value offered, also those without stock, in the order shoppers know. */
function allOffered(facet: FacetAttribute, counts: readonly { value: string; count: number }[]): Counted[] {
  return facet.offered.map((value) => ({
    value,
    label: wordOf(facet, value),
    count: counts.find((one) => one.value === value)?.count ?? 0,
  }));
}

/**
 * Filters of search pages. A count is that of the vehicles a search narrowed to the value would list; the
 * filter a page itself is narrowed by counts as if it were not. A value has an address only where a page
 * of its own lists exactly these vehicles.
 */
export function facetsOf(
  { catalogue, stockSearch: { find }, bodyImage }: FacetContext,
  config: Config,
  search: ScopedSearch,
): FacetView[] {
  const names = config.search.filters.filter(isFacet);
  const { scope } = search;
  const own = scopeRefinements(search);

  function counted(within: Refinements, facet: FacetAttribute): Counted[] {
    const { attribute, order, offered, limit } = facet;
    const counts = find(within).counts(attribute);
    if (order === 'offered') return allOffered(facet, counts);
    return counts
      .map(({ value, count }) => ({ value, label: wordOf(facet, value), count }))
      .sort(compare(order))
      .filter(({ value }) => offered.length === 0 || offered.includes(value))
      .slice(0, limit);
  }

  /** The vehicles a filter counts, which values are chosen, and where each leads. */
  function reach(name: FacetName): Reach {
    const elsewhere = { within: own, chosen: [], pageOf: () => undefined };
    const isAll = Object.keys(own).length === 0;
    const make = scope.kind === 'make' || scope.kind === 'model' ? scope.make : null;
    switch (name) {
      case 'car_type': {
        if (scope.kind !== 'condition') return elsewhere;
        const pageOf: Reach['pageOf'] = (type) =>
          catalogue.byType(CAR_TYPES.find((one) => one === type) ?? 'used');
        return { within: {}, chosen: isAll ? [] : scope.carTypes, pageOf };
      }
      case 'make':
        if (make !== null) return { within: {}, chosen: [make], pageOf: catalogue.byMake };
        return isAll ? { ...elsewhere, pageOf: catalogue.byMake } : elsewhere;
      case 'model':
        // Models wait for their make, where makes are a filter.
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
    const { within, chosen, pageOf } = reach(name);
    const found = within === null ? [] : counted(within, facet);
    const values = withOwn(found, name, search, find(own).found).map(
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

interface Reach {
  /** Refinements that hold besides; null: the filter is not offered. */
  within: Refinements | null;
  chosen: readonly string[];
  pageOf: (value: string) => ScopedSearch | undefined;
}
