import type { SearchState } from './search-state.ts';

/** Escapes a value for a query string, but keeps `:` and `,` readable. */
const escapeValue = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');

const sortedEntries = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Formats the query string of a search (SRC-08 to SRC-10), with its "?" unless it is empty.
 *
 * @param others other parameters, already escaped; they come first
 */
export function formatQuery(state: SearchState, others = ''): string {
  const parts = others === '' ? [] : [others];
  if (state.query !== '') parts.push(`query=${escapeValue(state.query)}`);
  for (const [attribute, values] of sortedEntries(state.refinements))
    for (const [i, value] of values.entries())
      parts.push(`refinementList[${attribute}][${i}]=${escapeValue(value)}`);
  for (const [attribute, { min, max }] of sortedEntries(state.ranges))
    parts.push(`range[${attribute}]=${min ?? ''}:${max ?? ''}`);
  if (state.sortBy !== null) parts.push(`sortBy=${escapeValue(state.sortBy)}`);
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
