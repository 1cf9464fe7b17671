import { useState } from 'react';
import { useInstantSearch, useSortBy } from 'react-instantsearch';
import { sortByToIndex } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { SORT_OPTIONS } from '../sort-options.ts';
import { useSearchPage } from './search-page-context.ts';

const ITEMS = SORT_OPTIONS.map(({ sortBy, label }) => ({
  value: (sortBy && sortByToIndex(sortBy)) || CAR_COLLECTION,
  label,
}));

// InstantSearch drops a sort that is not in `items`, so add the one from the URL.
function itemsFor(sortBy: string | null): typeof ITEMS {
  const value = sortBy && sortByToIndex(sortBy);
  return !value || ITEMS.some((item) => item.value === value) ? ITEMS : [...ITEMS, { value, label: 'Other' }];
}

/** Sort menu (SRC-11). It also has the order from the URL (SRC-10) if that is none of the usual ones. */
export function SortSelect() {
  const { router } = useSearchPage();
  const [items] = useState(() => itemsFor(router.initial.sortBy));
  const { currentRefinement, options } = useSortBy({ items });
  const { setIndexUiState } = useInstantSearch();
  // Set the UI state instead of calling `refine`: the base filter depends on the order and is computed from that state.
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
