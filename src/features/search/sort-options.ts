import type { SortField } from '../../stock/search-fields.ts';

/** Sort orders offered to shoppers (SRC-11); null is the default order (API-05). */
export const SORT_OPTIONS: readonly {
  sortBy: `Car_production:${SortField}:${'asc' | 'desc'}` | null;
  label: string;
}[] = [
  { sortBy: null, label: 'Most relevant' },
  { sortBy: 'Car_production:created_at:desc', label: 'Latest' },
  { sortBy: 'Car_production:price:desc', label: 'Highest price' },
  { sortBy: 'Car_production:price:asc', label: 'Lowest price' },
];
