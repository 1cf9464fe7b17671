import { z } from 'zod';

/** True only if the schema accepts a value from `JSON.parse` unchanged, apart from defaults. */
export type QuickCheck = (value: unknown) => boolean;

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];
type Rule = z.core.$ZodChecks['_zod']['def'];
type Checks = readonly z.core.$ZodCheck<never>[] | undefined;
type Table = Record<string, unknown>;

const tests = z.registry<{ isUnchanged: QuickCheck }>();

/**
 * Registers a test for a schema with a transform: true only if the transform leaves a value unchanged. The
 * test may reject more values than necessary, but never fewer.
 */
export function unchangedIf<S extends z.ZodType>(schema: S, isUnchanged: QuickCheck): S {
  tests.add(schema, { isUnchanged });
  return schema;
}

const definitionOf = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def;

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Bounds {
  min: number;
  max: number;
}

/** Smallest and largest length or number that the rules allow; `rest` has all other rules. */
function boundsOf(checks: Checks): Bounds & { rest: Rule[] } {
  const bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, rest: [] as Rule[] };
  for (const check of checks ?? []) {
    const rule = (check as unknown as z.core.$ZodChecks)._zod.def;
    if (rule.check === 'min_length') bounds.min = Math.max(bounds.min, rule.minimum);
    else if (rule.check === 'max_length') bounds.max = Math.min(bounds.max, rule.maximum);
    else if (rule.check === 'greater_than' && rule.inclusive)
      bounds.min = Math.max(bounds.min, Number(rule.value));
    else if (rule.check === 'less_than' && rule.inclusive)
      bounds.max = Math.min(bounds.max, Number(rule.value));
    else bounds.rest.push(rule);
  }
  return bounds;
}

function refuse(kind: string, { check }: Rule): never {
  throw new Error(`The quick check of a ${kind} does not support the rule "${check}".`);
}

function stringCheck(checks: Checks): QuickCheck {
  const { min, max, rest } = boundsOf(checks);
  let pattern: RegExp | null = null;
  for (const rule of rest) {
    if (rule.check !== 'string_format' || rule.format !== 'regex' || pattern !== null) refuse('text', rule);
    pattern = (rule as z.core.$ZodCheckRegexDef).pattern;
  }
  const hasLength = (text: string) => text.length >= min && text.length <= max;
  if (pattern === null) return (value) => typeof value === 'string' && hasLength(value);
  const form = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  return (value) => typeof value === 'string' && hasLength(value) && form.test(value);
}

function numberCheck(checks: Checks): QuickCheck {
  const { min, max, rest } = boundsOf(checks);
  let isKind: QuickCheck = Number.isFinite;
  let below = Number.POSITIVE_INFINITY;
  for (const rule of rest) {
    if (rule.check === 'number_format' && rule.format === 'safeint') isKind = Number.isSafeInteger;
    else if (rule.check === 'less_than') below = Math.min(below, Number(rule.value));
    else refuse('number', rule);
  }
  return (value) =>
    isKind(value) && (value as number) >= min && (value as number) <= max && (value as number) < below;
}

/** True if an object may lack the key. */
function isOptional(schema: Schema): boolean {
  return schema._zod.optin !== undefined;
}

function objectCheck(shape: Readonly<Record<string, Schema>>): QuickCheck {
  const checks = new Map(Object.entries(shape).map(([key, schema]) => [key, quickCheck(schema)]));
  const required = Object.keys(shape).filter((key) => !isOptional(shape[key] as Schema));
  return (value) => {
    if (!isTable(value)) return false;
    for (const key of required) if (!Object.hasOwn(value, key)) return false;
    // The schema would drop an unknown key, so it counts as a change.
    for (const key in value) if (!checks.get(key)?.(value[key])) return false;
    return true;
  };
}

function recordCheck(isKey: QuickCheck, isValue: QuickCheck): QuickCheck {
  return (value) => {
    if (!isTable(value)) return false;
    // From JSON.parse "__proto__" is a key like any other; Zod itself would drop it.
    for (const key in value) if (!isKey(key) || !isValue(value[key])) return false;
    return true;
  };
}

function arrayCheck(isElement: QuickCheck, checks: Checks): QuickCheck {
  const { min, max, rest } = boundsOf(checks);
  for (const rule of rest) refuse('list', rule);
  return (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return false;
    for (const element of value) if (!isElement(element)) return false;
    return true;
  };
}

function checkOf(def: Definition): QuickCheck {
  const { checks = [] } = def;
  switch (def.type) {
    case 'string':
      return stringCheck(checks);
    case 'number':
      return numberCheck(checks);
    case 'array':
      return arrayCheck(quickCheck(def.element), checks);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return quickCheck(def.innerType);
  }
  for (const check of checks) refuse(def.type, (check as unknown as z.core.$ZodChecks)._zod.def);
  switch (def.type) {
    case 'boolean':
      return (value) => value === true || value === false;
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries));
      return (value) => values.has(value);
    }
    case 'object':
      if (def.catchall !== undefined) break;
      return objectCheck(def.shape);
    case 'record':
      return recordCheck(quickCheck(def.keyType), quickCheck(def.valueType));
  }
  throw new Error(`The quick check does not support schemas of kind "${def.type}": see unchangedIf.`);
}

/**
 * Compiles a schema to a test that is many times faster: true only if the schema would accept a value from
 * `JSON.parse` and only fill in defaults (see quick-fill.ts). Values with an explicit null are left to the
 * schema.
 *
 * @throws Error if the schema has a transform without `unchangedIf`, or a kind or rule that is not
 * supported
 */
export function quickCheck(schema: Schema): QuickCheck {
  return tests.get(schema as z.ZodType)?.isUnchanged ?? checkOf(definitionOf(schema));
}
