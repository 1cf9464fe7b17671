import { formatQuery } from './format-query.ts';
import { parseQuery } from './parse-query.ts';
import { addScope, dropScope, keepsScope, type Scope } from './scope.ts';
import type { SearchState } from './search-state.ts';

/** The search page that is open. */
export interface SearchAddress {
  /** Its own path, "/search/toyota/". */
  path: string;
  scope: Scope;
  /** The search without scope, "/search/new-used-and-demo-cars/". */
  defaultPath: string;
}

const samePath = (a: string, b: string): boolean => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** The search an address stands for: the page's scope belongs to its own path alone. */
export function stateAt({ path, scope }: SearchAddress, pathname: string, search: string): SearchState {
  const { state } = parseQuery(search);
  return samePath(pathname, path) ? addScope(state, scope) : state;
}

/**
 * Path and query of a search: the page's own path while the search keeps the page's scope, which then is
 * not in the query; else the search without scope with everything in its query. Parameters of the present
 * query that are not the search's stay.
 */
export function addressOf(
  { path, scope, defaultPath }: SearchAddress,
  state: SearchState,
  presentQuery: string,
): string {
  const { others } = parseQuery(presentQuery);
  return keepsScope(state, scope)
    ? path + formatQuery(dropScope(state, scope), others)
    : defaultPath + formatQuery(state, others);
}
