import { ownProperty } from '../../lib/own-property.ts';
import { type ListFilters, offsetOf } from '../../search/live-list/list-query.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';
import type { DirectoryQuery } from './directory-search.ts';

/** Filters of the directory, as an address names them (SRC-08). */
export const DIRECTORY_FILTERS: ListFilters = { make: 'one', simple_body: 'one' };

/** The query of the directory that an address stands for (SRC-47, API-11). */
export const directoryQuery = (search: SearchState): DirectoryQuery => ({
  makes: ownProperty(search.refinements, 'make') ?? [],
  models: [],
  bodies: ownProperty(search.refinements, 'simple_body') ?? [],
  query: search.query,
  offset: offsetOf(search),
});

/**
 * A query string with its `body=people-mover` (ROU-30) as the refinement that it stands for:
 * "refinementList[simple_body][0]=peopleMover".
 *
 * @param bodies values in the index by slug; a body that is not among them stays as it is
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
