/** Both bounds are included; null if there is no bound. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** Maximum length of a query, in characters. */
export const QUERY_LIMIT = 200;

/** The search that the address describes (DAT-15, SRC-08 to SRC-10). */
export interface SearchState {
  /** The shopper's words; empty if there are none. */
  query: string;
  /** From 1. */
  page: number;
  /** "Car_production:price:desc"; null for the default order. */
  sortBy: string | null;
  /** Chosen values by attribute, never an empty list. */
  refinements: Record<string, string[]>;
  /** By attribute; at least one side is bounded. */
  ranges: Record<string, Range>;
}

/** A search without any condition, which finds all stock. */
export const EMPTY_SEARCH: SearchState = { query: '', page: 1, sortBy: null, refinements: {}, ranges: {} };

/** True if the search has a query, a refinement or a range. */
export const isNarrowed = ({ query, refinements, ranges }: SearchState): boolean =>
  query !== '' || Object.keys(refinements).length > 0 || Object.keys(ranges).length > 0;
