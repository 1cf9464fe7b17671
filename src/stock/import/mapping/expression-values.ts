import { firstNumber } from '../cells/number.ts';

/** A value in an expression. */
export type Value = string | number | boolean | string[] | null;
/** The record that an expression reads. */
export interface Row {
  /** Returns a cell by its column; null if the record does not have that column. */
  cell(column: string): string | string[] | null;
  /** The time of the import. */
  now: Date;
}
export type Expression = (row: Row) => Value;

/** Type of an expression's result or a function's argument; `value` stands for any of them. */
export type Kind = 'text' | 'number' | 'list' | 'yes or no' | 'value';

export function truthy(value: Value): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== null && value !== '' && value !== false && value !== 0;
}

export function asText(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

export function asList(value: Value): string[] {
  return Array.isArray(value) ? value : [asText(value)];
}

/** The number at the start of a text ("9.000,50" is 9000.5); NaN if the text starts with something else. */
function numberAtStart(value: Value): number {
  const text = asText(value);
  const leading = /^\s*[+-]?\.?\d/.test(text) ? firstNumber(text) : null;
  return leading ?? Number.parseFloat(text.replace(/,/g, ''));
}

/**
 * Compares two values: `==` and `!=` ignore case and surrounding whitespace, the others compare leading
 * numbers.
 */
export function compare(mark: string, a: Value, b: Value): boolean {
  if (mark === '==' || mark === '!=') {
    const isEqual = asText(a).trim().toLowerCase() === asText(b).trim().toLowerCase();
    return mark === '==' ? isEqual : !isEqual;
  }
  const [x, y] = [numberAtStart(a), numberAtStart(b)];
  if (mark === '<') return x < y;
  if (mark === '<=') return x <= y;
  return mark === '>' ? x > y : x >= y;
}
