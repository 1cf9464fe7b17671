import { formatQuery } from './format-query.ts';
import { parseQuery } from './parse-query.ts';
import { addScope, dropScope, keepsScope, type Scope } from './scope.ts';
import type { SearchState } from './search-state.ts';

export interface SearchAddress {
  /** Path of the page: "/search/toyota/". */
  path: string;
  scope: Scope;
  /** Path of the search without scope: "/search/new-used-and-demo-cars/". */
  defaultPath: string;
}

const samePath = (a: string, b: string): boolean => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** Parses the search from an address. The scope only applies at the page's own path. */
export function stateAt(
  { path, scope }: SearchAddress,
  pathname: string,
  search: string,
  warn?: (message: string) => void,
): SearchState {
  const { state } = parseQuery(search, warn);
  return samePath(pathname, path) ? addScope(state, scope) : state;
}

/**
 * Formats path and query of a search. While the search keeps the page's scope, the path is the page's and the scope is
 * not in the query; otherwise the path is `defaultPath` and the query has all refinements. Other parameters of
 * `presentQuery` are kept.
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
