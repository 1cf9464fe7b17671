import { useState } from 'react';
import { useInstantSearch, useSortBy } from 'react-instantsearch';
import { sortByToIndex } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { SORT_OPTIONS } from '../sort-options.ts';
import { useSearchPage } from './search-context.ts';

const ITEMS = SORT_OPTIONS.map(({ sortBy, label }) => ({
  value: (sortBy && sortByToIndex(sortBy)) || CAR_COLLECTION,
  label,
}));

// InstantSearch drops a sort that is not in `items`, so the one from the address is added.
function itemsFor(asked: string | null): typeof ITEMS {
  const value = asked && sortByToIndex(asked);
  return !value || ITEMS.some((item) => item.value === value) ? ITEMS : [...ITEMS, { value, label: 'Other' }];
}

/** Most relevant, latest, highest price, lowest price (SRC-11), or what the address asked for (SRC-10). */
export function SortSelect() {
  const { router } = useSearchPage();
  const [items] = useState(() => itemsFor(router.initial.sortBy));
  const { currentRefinement, options } = useSortBy({ items });
  const { setIndexUiState } = useInstantSearch();
  // Through the state, from which the base filter follows: it depends on the order.
  const sort = (sortBy: string) => setIndexUiState(({ page, ...state }) => ({ ...state, sortBy }));
  return (
    <label className="sort">
      <span>Sort</span>
      <select name="sortBy" value={currentRefinement} onChange={({ target }) => sort(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
