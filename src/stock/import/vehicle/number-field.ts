import { leadingNumber } from '../cells/number.ts';
import type { RawField } from '../feed/raw.ts';
import type { Draft } from './draft.ts';

/** The number a seller's text begins with; withheld outside `min` to `max`. Zero means "not given". */
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
    draft.withheld(field, written, `is no number from ${min} to ${max}`);
    return null;
  }
  return round ? Math.round(value) : value;
}

/** The same of a field as it stands. */
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
