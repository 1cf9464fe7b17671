/**
 * A condition on documents; `filterBy` formats it as Typesense's `filter_by`. Values may contain any
 * character: they are escaped.
 */
export type Filter =
  /** The field equals one of the values, compared word by word. */
  | { field: string; in: readonly (string | number | boolean)[] }
  | { field: string; notIn: readonly (string | number | boolean)[] }
  /** `min` and `max` are included; null if there is no bound. */
  | { field: string; min: number | null; max: number | null }
  /** At least one of them matches. */
  | { any: readonly Filter[] };

/**
 * Removes the characters that have a meaning between backticks: backtick, backslash, a colon before a
 * bracket, a trailing asterisk. Texts are compared by their words, so this does not change the result.
 * Returns null for a text without a letter or digit, which matches nothing and which a server refuses.
 */
export const plainText = (text: string): string | null =>
  /[\p{L}\p{N}]/u.test(text) ? text.replaceAll(/[`\\]|:(?=[`\\:\s]*\()/g, '').replace(/[*\s]+$/, '') : null;

function formatValue(value: string | number | boolean): string | null {
  if (typeof value !== 'string') return String(value);
  const text = plainText(value);
  return text === null ? null : `\`${text}\``;
}

// No document has this id.
const MATCH_NOTHING = 'id:=`none`';

function formatList(
  field: string,
  values: readonly (string | number | boolean)[],
  operator: ':=' | ':!=',
): string {
  const formatted = values.map(formatValue).filter((text) => text !== null);
  if (formatted.length > 0) return `${field}${operator}[${formatted.join(',')}]`;
  return values.length > 0 && operator === ':=' ? MATCH_NOTHING : '';
}

function formatRange(field: string, min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${field}:[${min}..${max}]`;
  if (min !== null) return `${field}:>=${min}`;
  return max === null ? '' : `${field}:<=${max}`;
}

function formatFilter(filter: Filter): string {
  if ('any' in filter) {
    const parts = filter.any.map(formatFilter).filter((part) => part !== '');
    return parts.length > 1 ? `(${parts.join(' || ')})` : (parts[0] ?? '');
  }
  if ('in' in filter) return formatList(filter.field, filter.in, ':=');
  if ('notIn' in filter) return formatList(filter.field, filter.notIn, ':!=');
  return formatRange(filter.field, filter.min, filter.max);
}

/**
 * Combines filters with AND (API-01, API-10). A filter without values or bounds is left out; no filters give "".
 */
export const filterBy = (filters: readonly Filter[]): string =>
  filters
    .map(formatFilter)
    .filter((part) => part !== '')
    .join(' && ');
