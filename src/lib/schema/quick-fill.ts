import { z } from 'zod';
import { quickCheck, unchangedIf } from './quick-check.ts';

type Schema = z.core.$ZodType;
type Table = Record<string, unknown>;
type Fill = (value: never) => unknown;

const completions = z.registry<{ complete: (value: never) => unknown }>();
const blanks = z.registry<{ blank: unknown }>();

/**
 * An object some of whose fields follow from its others: `complete` adds to the object what is null or undefined in
 * it, and gives it back.
 */
export function completed<S extends z.ZodObject, T>(object: S, complete: (value: z.output<S>) => T) {
  const schema = unchangedIf(object.transform(complete), quickCheck(object));
  completions.add(schema, { complete });
  return schema;
}

/** A field that follows from others where it is absent; `blank` is its value in an object that has no others. */
export function following<S extends z.ZodType>(schema: S, blank: z.output<S>): z.ZodOptional<S> {
  const field = schema.optional();
  blanks.add(field, { blank });
  return field;
}

/** The default of a field; undefined where it has none. */
function defaultOf(schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default') return def.defaultValue;
  return def.type === 'prefault' ? z.parse(schema, undefined) : undefined;
}

/** An object to copy, and its lists and tables, of which each copy needs its own. */
interface Template {
  object: Table;
  shared: readonly (readonly [key: string, value: object, fresh: () => unknown])[];
}

function templateOf(entries: readonly (readonly [key: string, value: unknown])[]): Template {
  // V8 copies an object that JSON.parse made 50 times as fast as one that was built key by key.
  const object = JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Table;
  const shared = Object.entries(object).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const isEmpty = Object.keys(value).length === 0;
    const fresh = !isEmpty ? () => structuredClone(value) : Array.isArray(value) ? () => [] : () => ({});
    return [[key, value, fresh] as const];
  });
  return { object, shared };
}

function unshare(made: Table, { shared }: Template): Table {
  for (const [key, value, fresh] of shared) if (made[key] === value) made[key] = fresh();
  return made;
}

/** Makes objects of nothing but their defaults; fields without a default are not in them. Keys are in the schema's order. */
export function blankMaker(object: z.ZodObject): () => Table {
  const template = templateOf(
    Object.entries<Schema>(object.shape).flatMap(([key, schema]) => {
      const following = blanks.get(schema as z.ZodType);
      const value = following === undefined ? defaultOf(schema) : following.blank;
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
  // Null where the value has its own, or where `completed` finds one.
  const template = templateOf(
    fields
      .filter(([, schema]) => schema._zod.optin !== 'optional' || blanks.has(schema as z.ZodType))
      .map(([key, schema]) => [key, defaultOf(schema) ?? null]),
  );
  return (value: Table) => {
    // Into an object that has its keys already: one shape for all of them, and no second copy.
    const out = hasDefaults ? unshare(Object.assign({ ...template.object }, value), template) : value;
    for (const [key, fill] of inner) {
      const part = out[key];
      if (part !== null && part !== undefined) out[key] = fill(part as never);
    }
    return out;
  };
}

/**
 * Fills in the defaults of a value that passed the quick check of the same schema, so that the result is what the
 * schema would give. The value itself is used up. Null where the schema has nothing to fill.
 */
export function quickFill(schema: Schema): Fill | null {
  const completion = completions.get(schema as z.ZodType)?.complete;
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
    // The quick check lets no null through but in defaults, which `fillObject` passes over.
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return quickFill(def.innerType);
    case 'pipe': {
      if (completion === undefined) return null;
      const fill = quickFill(def.in);
      return fill === null ? completion : (value) => completion(fill(value) as never);
    }
  }
  return null;
}
