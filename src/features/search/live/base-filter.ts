import type { Connector } from 'instantsearch.js';
import { sortByToIndex } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { type Filter, filterBy } from '../../../search/filter-by.ts';
import { PRICED } from '../../../search/price-limit.ts';

const LOWEST_PRICE = sortByToIndex(`${CAR_COLLECTION}:price:asc`);

export interface BaseFilterOptions {
  /** Vehicles the shopper saved: they show also when sold (SRC-27). */
  savedIds: () => readonly string[];
  /** Calls back when these change; returns what ends that. */
  onSaved: (listener: () => void) => () => void;
  /** Leave out what has no price when the lowest price comes first (SRC-38). */
  priceSortExcludesUnpriced: boolean;
}

/**
 * The filter of every search of the page, besides what the shopper chose: vehicles on sale (SRC-27), and
 * only those with a price where prices are compared (SRC-38).
 *
 * @param index its name says the order
 */
export function baseFilter(
  index: string | undefined,
  { savedIds, priceSortExcludesUnpriced }: BaseFilterOptions,
): string {
  const onSale: Filter = { field: 'sold', in: [false] };
  const filters: Filter[] = [{ any: [onSale, { field: 'id', in: savedIds() }] }];
  if (priceSortExcludesUnpriced && index === LOWEST_PRICE) filters.push(PRICED);
  return filterBy(filters);
}

/**
 * Sets InstantSearch's parameter `filters`, as `Configure` does. `Configure` gets its filter from a render, and
 * that comes after a search for the new order has gone out with the old filter; a widget of its own
 * answers in the same search. What is saved counts from the next search on.
 */
export const connectBaseFilter: Connector<{ $$type: 'forecourt.baseFilter' }, BaseFilterOptions> =
  (_render, unmount) => (options) => {
    let stop = () => {};
    return {
      $$type: 'forecourt.baseFilter',
      init({ helper }) {
        stop = options.onSaved(() =>
          helper.setState(helper.state.setQueryParameter('filters', baseFilter(helper.state.index, options))),
        );
      },
      render: () => {},
      dispose({ state }) {
        stop();
        unmount?.();
        return state.setQueryParameter('filters', undefined);
      },
      getWidgetUiState: (uiState) => uiState,
      getWidgetSearchParameters: (state, { uiState: { sortBy } }) =>
        state.setQueryParameter('filters', baseFilter(sortBy, options)),
    };
  };
