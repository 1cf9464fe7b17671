import type { Connector } from 'instantsearch.js';
import { sortByToIndex } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { type Filter, filterBy } from '../../../search/filter-by.ts';
import { PRICED } from '../../../search/price-limit.ts';

const LOWEST_PRICE = sortByToIndex(`${CAR_COLLECTION}:price:asc`);

export interface BaseFilterOptions {
  /** Ids of saved vehicles, which are found even when sold (SRC-27). */
  savedIds: () => readonly string[];
  /** Subscribes to changes of `savedIds`; returns the unsubscribe function. */
  onSaved: (listener: () => void) => () => void;
  /** Leave out vehicles without a price when sorting by lowest price (SRC-38). */
  priceSortExcludesUnpriced: boolean;
}

/**
 * The `filter_by` that every search of the page adds to the shopper's filters: vehicles for sale (SRC-27), and
 * only those with a price when sorting by lowest price (SRC-38).
 *
 * @param index name of the InstantSearch index, which contains the sort order
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
 * Sets InstantSearch's parameter `filters`. The ready-made widget `Configure` would set it with the next render, when
 * a search with the new order and the old filter has already been sent; this one sets both at once. Saving a vehicle
 * sends no search; the next one includes it.
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
