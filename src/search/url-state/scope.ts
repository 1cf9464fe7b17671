import { ownProperty } from '../../lib/own-property.ts';
import type { SearchState } from './search-state.ts';

/** Refinements that a page's path implies: `{ make: ['Toyota'] }` for `/search/toyota/`. */
export type Scope = Readonly<Record<string, readonly string[]>>;

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** True if the search still has exactly the page's scope, whatever else it filters by. */
export const keepsScope = ({ refinements }: SearchState, scope: Scope): boolean =>
  Object.entries(scope).every(([attribute, values]) =>
    sameValues(ownProperty(refinements, attribute) ?? [], values),
  );

/** Adds the scope to a search. */
export function addScope(state: SearchState, scope: Scope): SearchState {
  const scoped = Object.entries(scope).map(([attribute, values]) => [
    attribute,
    [...new Set([...values, ...(ownProperty(state.refinements, attribute) ?? [])])],
  ]);
  return { ...state, refinements: { ...state.refinements, ...Object.fromEntries(scoped) } };
}

/** Removes the scope from a search that keeps it. */
export function dropScope(state: SearchState, scope: Scope): SearchState {
  const kept = Object.entries(state.refinements).filter(([attribute]) => !Object.hasOwn(scope, attribute));
  return { ...state, refinements: Object.fromEntries(kept) };
}
