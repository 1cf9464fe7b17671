import { ownProperty } from '../lib/own-property.ts';
import type { Car } from './car.ts';
import { carSchema } from './schema/car-schema.ts';
import { plainReason } from './schema/plain-reason.ts';

/** A rejected value. */
export interface FieldProblem {
  /** Path of the field, joined by dots: "images.0.image.url". */
  field: string;
  value: string | null;
  /** Continues a sentence that starts with the field: "is missing". */
  reason: string;
}

export type ParsedCar = { ok: true; car: Car } | { ok: false; problems: FieldProblem[] };

// Maximum length in characters of a value in a report.
const MAX_VALUE_LENGTH = 200;

function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // JSON.stringify is recursive and fails on data nested some thousands deep.
    if (error instanceof RangeError) return '(nested too deep to show)';
    throw error;
  }
}

/** A value as shown in reports: text unchanged, anything else as JSON, at most 200 characters. */
function reportedValue(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : jsonText(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
}

/** The reason, with an explanation for "NaN": some programs write that for a missing number. */
function reasonFor(value: unknown, message: string): string {
  const isNaNText =
    message === 'must be a number' && typeof value === 'string' && /^nan$/i.test(value.trim());
  return isNaNText ? `${message}: "NaN" means that there is none, so leave the field out` : message;
}

/**
 * Parses a vehicle in the native format (DAT-01 … DAT-13). Missing fields get their defaults: null, [],
 * false; status in_stock, item_type car, show_on_dealer_website true. All problems are returned, not only the
 * first.
 */
export function parseCar(input: unknown): ParsedCar {
  const result = carSchema.safeParse(input, { error: plainReason });
  if (result.success) return { ok: true, car: result.data };
  const problems = result.error.issues.map((issue): FieldProblem => {
    const value = issue.path.reduce<unknown>(
      (parent, key) => ownProperty(parent as Record<string, unknown> | null | undefined, String(key)),
      input,
    );
    const missing = value === undefined && issue.path.length > 0;
    return {
      field: issue.path.join('.') || 'vehicle',
      value: reportedValue(value),
      reason: missing ? 'is missing' : reasonFor(value, issue.message),
    };
  });
  return { ok: false, problems };
}
