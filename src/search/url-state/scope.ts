import { ownProperty } from '../../lib/own-property.ts';
import type { SearchState } from './search-state.ts';

/** Refinements a page's address stands for: `/search/toyota/` is `{ make: ['Toyota'] }`. */
export type Scope = Readonly<Record<string, readonly string[]>>;

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** Whether the search still is what the page stands for, whatever else narrows it. */
export const keepsScope = ({ refinements }: SearchState, scope: Scope): boolean =>
  Object.entries(scope).every(([attribute, values]) =>
    sameValues(ownProperty(refinements, attribute) ?? [], values),
  );

/** The search of a page that stands for the scope and asks for `state` besides. */
export function addScope(state: SearchState, scope: Scope): SearchState {
  const scoped = Object.entries(scope).map(([attribute, values]) => [
    attribute,
    [...new Set([...values, ...(ownProperty(state.refinements, attribute) ?? [])])],
  ]);
  return { ...state, refinements: { ...state.refinements, ...Object.fromEntries(scoped) } };
}

/** What the query has to say of a search that keeps the scope. */
export function dropScope(state: SearchState, scope: Scope): SearchState {
  const kept = Object.entries(state.refinements).filter(([attribute]) => !Object.hasOwn(scope, attribute));
  return { ...state, refinements: Object.fromEntries(kept) };
}
