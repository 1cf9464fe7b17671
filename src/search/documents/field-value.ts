import type { FieldType } from '../collection/collection.ts';
import { CAR_SCHEMA } from './car-schema.ts';

const INT32 = 2 ** 31 - 1;

/** Largest number of each type; the negated value is used as the smallest. */
const MAX_BY_TYPE: Partial<Record<FieldType, number>> = { int32: INT32, int64: Number.MAX_SAFE_INTEGER };

const types = new Map(CAR_SCHEMA.fields.map(({ name, type }) => [name, type]));

const maxOf = (field: string): number => MAX_BY_TYPE[types.get(field) ?? 'string'] ?? INT32;

/**
 * Converts the text of a refinement to its field's type: "2022" to a number for `year`, "true" to a boolean
 * for `certified`. Null if no vehicle can have the value ("maybe", "02022").
 */
export function fieldValue(field: string, text: string): string | number | boolean | null {
  const type = types.get(field) ?? 'string';
  if (type === 'bool') return text === 'true' || text === 'false' ? text === 'true' : null;
  if (MAX_BY_TYPE[type] === undefined) return text;
  const value = Number(text);
  return Number.isInteger(value) && String(value) === text && Math.abs(value) <= maxOf(field) ? value : null;
}

/**
 * Rounds the bounds of a number field inwards and clamps them to the field's range, so that a server accepts
 * them. Null means unbounded.
 */
export function fieldBounds(
  field: string,
  { min, max }: { min: number | null; max: number | null },
): { min: number | null; max: number | null } {
  const limit = maxOf(field);
  return {
    min: min === null || min < -limit ? null : Math.min(Math.ceil(min), limit),
    max: max === null || max > limit ? null : Math.max(Math.floor(max), -limit),
  };
}
