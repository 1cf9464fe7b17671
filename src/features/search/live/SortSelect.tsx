import { useState } from 'react';
import { useSortBy } from 'react-instantsearch-core';
import { indexOfSortBy } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { SORT_OPTIONS } from '../sort-options.ts';
import { useSearchPage } from './search-context.ts';

const ITEMS = SORT_OPTIONS.map(({ sortBy, label }) => ({
  value: (sortBy && indexOfSortBy(sortBy)) || CAR_COLLECTION,
  label,
}));

/** InstantSearch keeps no order that is not among its items: the one the page's address asked for is one. */
function itemsFor(asked: string | null): typeof ITEMS {
  const value = asked && indexOfSortBy(asked);
  return !value || ITEMS.some((item) => item.value === value) ? ITEMS : [...ITEMS, { value, label: 'Other' }];
}

/** Most relevant, latest, highest price, lowest price (SRC-11), or what the address asked for (SRC-10). */
export function SortSelect() {
  const { router } = useSearchPage();
  const [items] = useState(() => itemsFor(router.initial.sortBy));
  const { currentRefinement, options, refine } = useSortBy({ items });
  return (
    <label className="sort">
      <span>Sort</span>
      <select name="sortBy" value={currentRefinement} onChange={({ target }) => refine(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
