/** Attributes of the search box that the static page and the live search share. */
export const searchInput = (vehicles: string) =>
  ({
    id: 'search-words',
    type: 'search',
    name: 'query',
    'aria-label': `Search ${vehicles}`,
    placeholder: `Search ${vehicles}`,
  }) as const;
