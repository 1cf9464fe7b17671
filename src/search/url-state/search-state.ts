/** Either side null: unbounded. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** Characters of a search's words at most. */
export const QUERY_LIMIT = 200;

/** What a shopper searches for, as the address says it (DAT-15, SRC-08 to SRC-10). */
export interface SearchState {
  /** Empty: no words. */
  query: string;
  /** From 1. */
  page: number;
  /** "Car_production:price:desc"; null: the default order. */
  sortBy: string | null;
  /** Values chosen, by attribute; no attribute without a value. */
  refinements: Record<string, string[]>;
  /** By attribute; none with both sides open. */
  ranges: Record<string, Range>;
}

/** All stock in the default order. */
export const EVERYTHING: SearchState = { query: '', page: 1, sortBy: null, refinements: {}, ranges: {} };

/** Whether anything is searched for: words, a value or a range. */
export const isNarrowed = ({ query, refinements, ranges }: SearchState): boolean =>
  query !== '' || Object.keys(refinements).length > 0 || Object.keys(ranges).length > 0;
