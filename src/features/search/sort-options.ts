import type { SortField } from '../../stock/search-fields.ts';

/** The orders a shopper may choose (SRC-11); null: the default one (API-05). */
export const SORT_OPTIONS: readonly {
  sortBy: `Car_production:${SortField}:${'asc' | 'desc'}` | null;
  label: string;
}[] = [
  { sortBy: null, label: 'Most relevant' },
  { sortBy: 'Car_production:created_at:desc', label: 'Latest' },
  { sortBy: 'Car_production:price:desc', label: 'Highest price' },
  { sortBy: 'Car_production:price:asc', label: 'Lowest price' },
];
