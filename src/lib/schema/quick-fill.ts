import { z } from 'zod';
import { quickCheck, unchangedIf } from './quick-check.ts';

type Schema = z.core.$ZodType;
type Table = Record<string, unknown>;
type Fill = (value: never) => unknown;

const derivations = z.registry<{ derive: (value: never) => unknown }>();
const blanks = z.registry<{ blank: unknown }>();

/**
 * A schema for an object with derived fields: `derive` sets those that are null or undefined and returns the
 * object.
 */
export function withDerivedFields<S extends z.ZodObject, T>(object: S, derive: (value: z.output<S>) => T) {
  const schema = unchangedIf(object.transform(derive), quickCheck(object));
  derivations.add(schema, { derive });
  return schema;
}

/**
 * A field that is derived from other fields if it is absent.
 *
 * @param blank its value in an object made by `blankFactory`
 */
export function derivedField<S extends z.ZodType>(schema: S, blank: z.output<S>): z.ZodOptional<S> {
  const field = schema.optional();
  blanks.add(field, { blank });
  return field;
}

/** A field's default; undefined if it has none. */
function defaultOf(schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default') return def.defaultValue;
  return def.type === 'prefault' ? z.parse(schema, undefined) : undefined;
}

/** An object to copy, and its lists and tables, which each copy needs for itself. */
interface Template {
  object: Table;
  shared: readonly (readonly [key: string, value: object, fresh: () => unknown])[];
}

function templateOf(entries: readonly (readonly [key: string, value: unknown])[]): Template {
  // V8 copies an object from JSON.parse 50 times faster than one that was built key by key.
  const object = JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Table;
  const shared = Object.entries(object).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const isEmpty = Object.keys(value).length === 0;
    const fresh = !isEmpty ? () => structuredClone(value) : Array.isArray(value) ? () => [] : () => ({});
    return [[key, value, fresh] as const];
  });
  return { object, shared };
}

function unshare(copy: Table, { shared }: Template): Table {
  for (const [key, value, fresh] of shared) if (copy[key] === value) copy[key] = fresh();
  return copy;
}

/**
 * Returns a function that creates objects with only their defaults, keys in the schema's order. Fields
 * without a default are left out.
 */
export function blankFactory(object: z.ZodObject): () => Table {
  const template = templateOf(
    Object.entries<Schema>(object.shape).flatMap(([key, schema]) => {
      const derivedField = blanks.get(schema as z.ZodType);
      const value = derivedField === undefined ? defaultOf(schema) : derivedField.blank;
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  return () => unshare({ ...template.object }, template);
}

function fillObject(shape: Readonly<Record<string, Schema>>): Fill | null {
  const fields = Object.entries(shape);
  const inner = fields.flatMap(([key, schema]) => {
    const fill = quickFill(schema);
    return fill === null ? [] : [[key, fill] as const];
  });
  const hasDefaults = fields.some(([, schema]) => defaultOf(schema) !== undefined);
  if (!hasDefaults && inner.length === 0) return null;
  // Null for fields whose value is in the data or is set by `withDerivedFields`.
  const template = templateOf(
    fields
      .filter(([, schema]) => schema._zod.optin !== 'optional' || blanks.has(schema as z.ZodType))
      .map(([key, schema]) => [key, defaultOf(schema) ?? null]),
  );
  return (value: Table) => {
    // Copying into an object that already has all keys gives every result the same hidden class.
    const out = hasDefaults ? unshare(Object.assign({ ...template.object }, value), template) : value;
    for (const [key, fill] of inner) {
      const part = out[key];
      if (part !== null && part !== undefined) out[key] = fill(part as never);
    }
    return out;
  };
}

/**
 * Returns a function that fills in the defaults of a value that passed the quick check of the same schema,
 * with the same result as the schema. It changes the value itself. Null if the schema has nothing to fill.
 */
export function quickFill(schema: Schema): Fill | null {
  const derive = derivations.get(schema as z.ZodType)?.derive;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return fillObject(def.shape);
    case 'array': {
      const fill = quickFill(def.element);
      if (fill === null) return null;
      return (values: unknown[]) => {
        for (let at = 0; at < values.length; at++) values[at] = fill(values[at] as never);
        return values;
      };
    }
    case 'record': {
      const fill = quickFill(def.valueType);
      if (fill === null) return null;
      return (table: Record<string, never>) => {
        for (const [key, value] of Object.entries(table)) table[key] = fill(value) as never;
        return table;
      };
    }
    // The quick check accepts null only in defaults, which `fillObject` skips.
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return quickFill(def.innerType);
    case 'pipe': {
      if (derive === undefined) return null;
      const fill = quickFill(def.in);
      return fill === null ? derive : (value) => derive(fill(value) as never);
    }
  }
  return null;
}
