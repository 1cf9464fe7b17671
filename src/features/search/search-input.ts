import { SEARCH_FIELD } from '../../ui/search-field.ts';

/** Attributes of the search box that the static page and the live search share. */
export const searchInput = (vehicles: string) =>
  ({
    id: SEARCH_FIELD,
    type: 'search',
    name: 'query',
    'aria-label': `Search ${vehicles}`,
    placeholder: `Search ${vehicles}`,
  }) as const;
