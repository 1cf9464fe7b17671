import type { SearchState } from './search-state.ts';

/** Refinements a page's address stands for: `/search/toyota/` is `{ make: ['Toyota'] }`. */
export type Scope = Readonly<Record<string, readonly string[]>>;

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** Whether the search still is what the page stands for, whatever else narrows it. */
export const keepsScope = ({ refinements }: SearchState, scope: Scope): boolean =>
  Object.entries(scope).every(([attribute, values]) => sameValues(refinements[attribute] ?? [], values));

/** The search of a page that stands for the scope and asks for `state` besides. */
export function addScope(state: SearchState, scope: Scope): SearchState {
  const refinements = { ...state.refinements };
  for (const [attribute, values] of Object.entries(scope))
    refinements[attribute] = [...new Set([...values, ...(refinements[attribute] ?? [])])];
  return { ...state, refinements };
}

/** What the query has to say of a search that keeps the scope. */
export function dropScope(state: SearchState, scope: Scope): SearchState {
  const kept = Object.entries(state.refinements).filter(([attribute]) => !(attribute in scope));
  return { ...state, refinements: Object.fromEntries(kept) };
}
