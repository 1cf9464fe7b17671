import { useSortBy } from 'react-instantsearch-core';
import { SORT_OPTIONS } from '../../components/search/sort-options.ts';
import { indexOfSortBy } from '../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';

const items = SORT_OPTIONS.map(({ sortBy, label }) => ({
  value: (sortBy && indexOfSortBy(sortBy)) || CAR_COLLECTION,
  label,
}));

/** Most relevant, latest, highest price, lowest price (SRC-11). */
export function SortSelect() {
  const { currentRefinement, options, refine } = useSortBy({ items });
  const known = options.some(({ value }) => value === currentRefinement);
  return (
    <label className="sort">
      <span>Sort</span>
      <select name="sortBy" value={currentRefinement} onChange={({ target }) => refine(target.value)}>
        {!known && <option value={currentRefinement}>Other</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
