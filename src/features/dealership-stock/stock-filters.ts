import type { FirstResults } from '../../frame/search/stock-search.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Car } from '../../stock/car.ts';
import type { FacetName } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { countedValues } from '../search/counted-values.ts';
import { facetOf } from '../search/facet-attributes.ts';
import type { StockFilter } from './dealership-stock-page.ts';

/** Filters that have few values at one dealership, so that a drop-down list of the values is short. */
const SELECT_FILTERS = ['make', 'body', 'fuel', 'transmission'] as const satisfies readonly FacetName[];

type ValueFilter = Exclude<StockFilter, { kind: 'price' }>;

/**
 * Creates a filter with the values that are in stock; empty if there are fewer than two, which would filter nothing.
 *
 * @param allowed the values to offer, in their order; empty if all are offered
 */
function valueFilters(
  kind: ValueFilter['kind'],
  name: FacetName,
  search: Config['search'],
  stock: FirstResults,
  allowed: readonly string[] = [],
): StockFilter[] {
  const facet = facetOf(name, search);
  const inStock = countedValues(facet, stock).filter(({ count }) => count > 0);
  const options =
    allowed.length === 0
      ? inStock
      : [...new Set(allowed)].flatMap((name) => inStock.filter(({ value }) => value === name));
  const { attribute: field, label } = facet;
  return options.length > 1 ? [{ kind, field, label, options }] : [];
}

/**
 * Creates a price filter with those of the dealer's preset amounts that narrow the list: some vehicles cost the amount
 * or less, and others cost more. Empty if there is no such amount.
 *
 * @param picks preset amounts in AUD
 */
function priceFilters(cars: readonly Car[], picks: readonly number[]): StockFilter[] {
  const prices = cars.map(({ price }) => price ?? 0).filter((price) => price > 0);
  const useful = picks.filter(
    (pick) => prices.some((price) => price <= pick) && prices.some((price) => price > pick),
  );
  return useful.length > 0 ? [{ kind: 'price', picks: useful }] : [];
}

/**
 * The filters of a dealership's stock page, in the configured order (TEN-14). Only filters that a plain form can offer
 * are included, and only if they would change the results.
 *
 * @param cars the dealership's vehicles on sale
 */
export function stockFilters(
  { site, stockSearch }: SiteContext,
  { search }: Config,
  dealership: string,
  cars: readonly Car[],
): StockFilter[] {
  const stock = stockSearch.find({ dealership_slug: [dealership] });
  return search.filters.flatMap((name) => {
    if (name === 'price') return priceFilters(cars, search.price_picks);
    if (name === 'car_type') return valueFilters('conditions', name, search, stock, site.search_categories);
    const selectFilter = SELECT_FILTERS.find((known) => known === name);
    return selectFilter ? valueFilters('choice', selectFilter, search, stock) : [];
  });
}
