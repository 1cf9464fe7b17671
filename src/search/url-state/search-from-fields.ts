import { parseQuery } from './parse-query.ts';
import type { SearchState } from './search-state.ts';

/** Converts form fields to a search. They have the names of address parameters (SRC-08, SRC-09). */
export const searchFromFields = (fields: Iterable<readonly [name: string, value: string]>): SearchState =>
  parseQuery(new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString()).state;
