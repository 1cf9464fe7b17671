import type { FieldType } from '../collection/collection.ts';
import { CAR_SCHEMA } from './car-schema.ts';

const INT32 = 2 ** 31 - 1;

/** The greatest number a field of the type holds; its negative is the least asked for. */
const MOST: Partial<Record<FieldType, number>> = { int32: INT32, int64: Number.MAX_SAFE_INTEGER };

const types = new Map(CAR_SCHEMA.fields.map(({ name, type }) => [name, type]));

const mostOf = (field: string): number => MOST[types.get(field) ?? 'string'] ?? INT32;

/**
 * A refinement's text as the field has it: "2022" of a year is a number, "true" of what is certified a truth
 * value. Null where no vehicle can have it ("maybe", "02022").
 */
export function fieldValue(field: string, text: string): string | number | boolean | null {
  const type = types.get(field) ?? 'string';
  if (type === 'bool') return text === 'true' || text === 'false' ? text === 'true' : null;
  if (MOST[type] === undefined) return text;
  const value = Number(text);
  return Number.isInteger(value) && String(value) === text && Math.abs(value) <= mostOf(field) ? value : null;
}

/** Bounds of a number field that the index can be asked for: whole, and within what the field holds. */
export function fieldBounds(
  field: string,
  { min, max }: { min: number | null; max: number | null },
): { min: number | null; max: number | null } {
  const most = mostOf(field);
  return {
    min: min === null || min < -most ? null : Math.min(Math.ceil(min), most),
    max: max === null || max > most ? null : Math.max(Math.floor(max), -most),
  };
}
