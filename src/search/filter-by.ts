/**
 * A condition on vehicles, as data; `filterBy` writes it in Typesense's `filter_by` language.
 * Values may hold any character: they are never read as part of the language.
 */
export type Filter =
  /** The field is one of the values, word by word. */
  | { field: string; in: readonly (string | number | boolean)[] }
  | { field: string; notIn: readonly (string | number | boolean)[] }
  /** From `min` to `max`, both included; null: open (a side left out of "min:max" is unbounded). */
  | { field: string; min: number | null; max: number | null }
  /** At least one of them holds. */
  | { any: readonly Filter[] };

/**
 * A text as it can stand between backticks. All is plain there, save a backtick, a backslash, a colon before a
 * bracket and a last asterisk. Texts are compared by their words, which have no such signs: they are left out.
 * Null where there is no word: no document is found by it, and a server refuses it.
 */
export const plainText = (text: string): string | null =>
  /[\p{L}\p{N}]/u.test(text) ? text.replaceAll(/[`\\]|:(?=[`\\:\s]*\()/g, '').replace(/[*\s]+$/, '') : null;

function value(of: string | number | boolean): string | null {
  if (typeof of !== 'string') return String(of);
  const text = plainText(of);
  return text === null ? null : `\`${text}\``;
}

const NOTHING = 'id:=`none`';

function oneOf(
  field: string,
  values: readonly (string | number | boolean)[],
  operator: ':=' | ':!=',
): string {
  const known = values.map(value).filter((text) => text !== null);
  if (known.length > 0) return `${field}${operator}[${known.join(',')}]`;
  return values.length > 0 && operator === ':=' ? NOTHING : '';
}

function range(field: string, min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${field}:[${min}..${max}]`;
  if (min !== null) return `${field}:>=${min}`;
  return max === null ? '' : `${field}:<=${max}`;
}

function written(filter: Filter): string {
  if ('any' in filter) {
    const parts = filter.any.map(written).filter((part) => part !== '');
    return parts.length > 1 ? `(${parts.join(' || ')})` : (parts[0] ?? '');
  }
  if ('in' in filter) return oneOf(filter.field, filter.in, ':=');
  if ('notIn' in filter) return oneOf(filter.field, filter.notIn, ':!=');
  return range(filter.field, filter.min, filter.max);
}

/** All of the filters hold (API-01, API-10). Without values a filter lets everything through; nothing: "". */
export const filterBy = (filters: readonly Filter[]): string =>
  filters
    .map(written)
    .filter((part) => part !== '')
    .join(' && ');
