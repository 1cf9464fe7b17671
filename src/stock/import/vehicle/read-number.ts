import { feetInMm, statesFeet } from '../cells/length.ts';
import { firstNumber } from '../cells/number.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';

/**
 * The first number in a text; left out with a note if it is not between `min` and `max`. Null for 0, which means "not
 * given".
 */
export function checkedNumber(
  draft: Draft,
  field: RawField,
  written: string,
  min: number,
  max: number,
  round = false,
): number | null {
  const value = firstNumber(written);
  if (value === 0) return null;
  if (value === null || value < min || value > max) {
    draft.noteWithheld(field, written, `is not a number from ${min} to ${max}`);
    return null;
  }
  return round ? Math.round(value) : value;
}

/**
 * Reads a length in feet in mm, null with a note if it is none between `min` and `max`. Undefined if the text does not
 * say that it is in feet.
 */
export function readFeet(draft: Draft, field: RawField, min: number, max: number): number | null | undefined {
  const written = draft.cellText(field);
  if (written === null || !statesFeet(written)) return undefined;
  const mm = feetInMm(written);
  if (mm !== null && mm >= min && mm <= max) return mm;
  draft.noteWithheld(field, written, `is not a length from ${min} to ${max} mm`);
  return null;
}

/** Reads a field with `checkedNumber`; null if it is missing. */
export function readNumber(
  draft: Draft,
  field: RawField,
  min: number,
  max: number,
  round = false,
): number | null {
  const written = draft.cellText(field);
  return written === null ? null : checkedNumber(draft, field, written, min, max, round);
}
