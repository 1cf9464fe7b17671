import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import type { Listing } from '../whole-list/whole-list.ts';
import { searchConfigContext, searchTrail } from './search.ts';

/** The search pages as listings, whose vehicles are also published as plain lists (`whole-list`). */
export const searchListings = (searches: readonly ScopedSearch[]): Listing[] =>
  searches.map((search) => ({
    path: search.path,
    title: () => search.title,
    total: search.cars.length,
    cars: () => search.cars,
    context: searchConfigContext(search),
    trail: (context) => searchTrail(context, search),
  }));
