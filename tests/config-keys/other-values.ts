import { z } from 'zod';
import { type Schema, unwrap } from '../../src/tenant/schema/walk.ts';

/** Largest number of values to try for one key. */
const MAX_VALUES = 3;

const otherDigit = (text: string): string =>
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

function otherNumbers(value: number, schema: z.ZodNumber): number[] {
  const { minValue, maxValue } = schema;
  const near = [value + 1, value - 1, value + 0.01, value - 0.01];
  return [...near, ...[minValue, maxValue].filter((bound) => bound !== null)];
}

function candidates(value: unknown, schema: Schema): unknown[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options;
  if (inner instanceof z.ZodLiteral) return [...inner.values];
  if (inner instanceof z.ZodArray && Array.isArray(value)) return [value.slice(1), value.toReversed()];
  if (inner instanceof z.ZodNumber && typeof value === 'number') return otherNumbers(value, inner);
  if (typeof value === 'boolean') return [!value];
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => candidates(value, option));
  if (typeof value === 'string') return [`${value}x`, otherDigit(value), `${value.slice(0, -1)}e`];
  return [];
}

/** Values that the schema allows instead of `value`, first those that most probably change a published file. */
export function otherValues(value: unknown, schema: Schema): unknown[] {
  const before = JSON.stringify(value);
  return candidates(value, schema)
    .filter((other) => JSON.stringify(other) !== before && z.safeParse(schema, other).success)
    .slice(0, MAX_VALUES);
}
