import { parseQuery } from './parse-query.ts';
import type { SearchState } from './search-state.ts';

/** The search that a form's fields ask for: their names are those of an address (SRC-08, SRC-09). */
export const searchOfFields = (fields: Iterable<readonly [name: string, value: string]>): SearchState =>
  parseQuery(new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString()).state;
