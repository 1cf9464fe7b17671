import { ownProperty } from '../../lib/own-property.ts';
import type { ListFilters } from '../../search/live-list/list-query.ts';
import { offsetOf } from '../../search/url-state/pages.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';
import type { DirectoryQuery } from './directory-search.ts';

/** Filters of the directory by query parameter (SRC-08). */
export const DIRECTORY_FILTERS: ListFilters = { make: 'one', model: 'one', simple_body: 'one' };

/** Converts the search state of a page's address into a query of the directory (SRC-47, API-11). */
export const directoryQuery = (search: SearchState): DirectoryQuery => ({
  makes: ownProperty(search.refinements, 'make') ?? [],
  models: ownProperty(search.refinements, 'model') ?? [],
  bodies: ownProperty(search.refinements, 'simple_body') ?? [],
  query: search.query,
  offset: offsetOf(search),
});

/**
 * Replaces `body=people-mover` (ROU-30) in a query string with `refinementList[simple_body][0]=peopleMover`.
 *
 * @param bodies values of the search index by slug; other slugs stay in the query as they are
 */
export function bodyAsRefinement(search: string, bodies: ReadonlyMap<string, string>): string {
  const slug = new URLSearchParams(search).get('body');
  const body = slug === null ? undefined : bodies.get(slug);
  if (body === undefined) return search;
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !pair.startsWith('body='));
  return [...others, `refinementList[simple_body][0]=${encodeURIComponent(body)}`].join('&');
}
