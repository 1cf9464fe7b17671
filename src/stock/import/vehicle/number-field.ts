import { leadingNumber } from '../cells/number.ts';
import type { RawField } from '../feed/raw.ts';
import type { Draft } from './draft.ts';

/**
 * The number at the start of a text; withheld with a note where it is not between `min` and `max`. Null for
 * 0, which means "not given".
 */
export function numberWithin(
  draft: Draft,
  field: RawField,
  written: string,
  min: number,
  max: number,
  round = false,
): number | null {
  const value = leadingNumber(written);
  if (value === 0) return null;
  if (value === null || value < min || value > max) {
    draft.withheld(field, written, `is not a number from ${min} to ${max}`);
    return null;
  }
  return round ? Math.round(value) : value;
}

/** Reads a field with `numberWithin`; null when it is missing. */
export function within(
  draft: Draft,
  field: RawField,
  min: number,
  max: number,
  round = false,
): number | null {
  const written = draft.exact(field);
  return written === null ? null : numberWithin(draft, field, written, min, max, round);
}
