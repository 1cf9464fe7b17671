import { fieldValue } from '../documents/field-value.ts';
import type { Filter } from '../filter-by.ts';

/** InstantSearch's refinements: all of the entries hold, and of an entry that is a list at least one. */
export type FacetFilters = readonly (string | readonly string[])[];

/** "make:Toyota"; a value that begins with "-" comes as "\-". Values may hold colons, field names do not. */
function split(refinement: string): { field: string; value: string } {
  const colon = refinement.indexOf(':');
  return { field: refinement.slice(0, colon), value: refinement.slice(colon + 1).replace(/^\\-/, '-') };
}

/** Numbers and truth values stand bare in a filter. A blank text finds nothing, as what no vehicle can have. */
function oneOf(refinements: readonly string[]): Filter {
  const values = new Map<string, (string | number | boolean)[]>();
  for (const { field, value } of refinements.map(split)) {
    values.set(field, [...(values.get(field) ?? []), fieldValue(field, value) ?? '']);
  }
  const filters = [...values].map(([field, of]): Filter => ({ field, in: of }));
  const [only] = filters;
  return filters.length === 1 && only ? only : { any: filters };
}

/** Refinements as filters, every character of their values kept (SRC-08, API-01). */
export const filtersOfFacets = (facetFilters: FacetFilters): Filter[] =>
  facetFilters.map((entry) => oneOf(typeof entry === 'string' ? [entry] : entry));
