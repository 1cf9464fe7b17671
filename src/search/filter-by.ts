/**
 * What a search is narrowed by, as data; `filterBy` writes it in Typesense's `filter_by` language.
 * Values may hold any character: they are never read as part of the language.
 */
export type Filter =
  /** The field is one of the values, to the letter. */
  | { field: string; in: readonly (string | number | boolean)[] }
  | { field: string; notIn: readonly (string | number | boolean)[] }
  /** From `min` to `max`, both included; null: open (a side left out of "min:max" is unbounded). */
  | { field: string; min: number | null; max: number | null }
  /** At least one of them holds. */
  | { any: readonly Filter[] };

const value = (of: string | number | boolean): string =>
  typeof of === 'string' ? `\`${of.replaceAll('`', '\\`')}\`` : String(of);

const list = (values: readonly (string | number | boolean)[]): string => `[${values.map(value).join(',')}]`;

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
  if ('in' in filter) return filter.in.length > 0 ? `${filter.field}:=${list(filter.in)}` : '';
  if ('notIn' in filter) return filter.notIn.length > 0 ? `${filter.field}:!=${list(filter.notIn)}` : '';
  return range(filter.field, filter.min, filter.max);
}

/** All of the filters hold (API-01, API-10). Without values a filter lets everything through; nothing: "". */
export const filterBy = (filters: readonly Filter[]): string =>
  filters
    .map(written)
    .filter((part) => part !== '')
    .join(' && ');
