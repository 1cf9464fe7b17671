import type { FirstResults } from '../../frame/search/stock-search.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Car } from '../../stock/car.ts';
import type { FacetName } from '../../stock/search-filters.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { countedValues } from '../search/counted-values.ts';
import { facetOf } from '../search/facet-attributes.ts';
import type { StockFilter } from './dealership-stock-page.ts';

/** Filters with few values at one dealership, so that a list to choose one from is short. */
const CHOICES = ['make', 'body', 'fuel', 'transmission'] as const satisfies readonly FacetName[];

type ValueFilter = Exclude<StockFilter, { kind: 'price' }>;

/** A filter with its values in stock; none if all vehicles have the same value. */
function valuesOf(
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

/** Picks that some vehicles cost at most and others exceed. */
function pricesOf(cars: readonly Car[], picks: readonly number[]): StockFilter[] {
  const prices = cars.map(({ price }) => price ?? 0).filter((price) => price > 0);
  const useful = picks.filter(
    (pick) => prices.some((price) => price <= pick) && prices.some((price) => price > pick),
  );
  return useful.length > 0 ? [{ kind: 'price', picks: useful }] : [];
}

/**
 * The filters of a dealership's stock page: those of the configured ones that a plain form can offer, in the configured
 * order (TEN-14). Filters that would change nothing are left out.
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
    if (name === 'price') return pricesOf(cars, search.price_picks);
    if (name === 'car_type') return valuesOf('conditions', name, search, stock, site.search_categories);
    const choice = CHOICES.find((one) => one === name);
    return choice ? valuesOf('choice', choice, search, stock) : [];
  });
}
