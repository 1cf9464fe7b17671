import { z } from 'zod';
import { orList } from '../did-you-mean.ts';
import { type Schema, unwrap } from '../schema/walk.ts';

/**
 * Describes a text by its format: "four digits". The schema's error message is that description. A control character
 * matches no format, so validating one returns the message.
 */
function describeString(schema: z.ZodType): string {
  const issue = schema.safeParse('\u0000').error?.issues[0];
  return issue?.code === 'invalid_format' ? issue.message : 'text';
}

function describeNumber(schema: z.ZodNumber): string {
  const word = schema.isInt ? 'a whole number' : 'a number';
  const low =
    (schema.minValue ?? Number.NEGATIVE_INFINITY) > Number.MIN_SAFE_INTEGER ? schema.minValue : null;
  const high =
    (schema.maxValue ?? Number.POSITIVE_INFINITY) < Number.MAX_SAFE_INTEGER ? schema.maxValue : null;
  if (low !== null && high !== null) return `${word} from ${low} to ${high}`;
  if (low !== null) return `${word} from ${low}`;
  return high !== null ? `${word} up to ${high}` : word;
}

function literals(values: readonly unknown[], most: number | undefined): string {
  if (values.every((value) => typeof value === 'string')) return orList(values, most);
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/**
 * Describes the allowed values: "a whole number from 1 to 50", "true or false", '"a" or "b"'.
 *
 * @param most number of words to list; by default that of messages
 */
export function describeType(schema: Schema, most?: number): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return literals(inner.options, most);
  if (inner instanceof z.ZodLiteral) return literals([...inner.values], most);
  if (inner instanceof z.ZodNumber) return describeNumber(inner);
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodObject) return 'a group of keys';
  if (inner instanceof z.ZodRecord) return `keys, each with ${describeType(inner.valueType, most)}`;
  if (inner instanceof z.ZodArray) return `a list; each entry ${describeType(inner.element, most)}`;
  if (inner instanceof z.ZodUnion)
    return [...new Set(inner.options.map((option) => describeType(option, most)))].join(', or ');
  return inner instanceof z.ZodType && inner.def.type === 'string' ? describeString(inner) : 'any value';
}

/** Formats a value for an error message; long texts are truncated. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value !== 'string') return String(value);
  return `"${value.length > 60 ? `${value.slice(0, 57)}...` : value}"`;
}
