import { z } from 'zod';
import { ownProperty } from '../../lib/own-property.ts';
import type { Path } from '../problem.ts';

export type Schema = z.core.$ZodType;

/** Removes the wrappers for defaults, prefaults, optionals and nullables. */
export function unwrap(schema: Schema): Schema {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault
  ) {
    inner = inner.def.innerType;
  }
  return inner;
}

/** The schema of a key or list entry; null if the schema has none. */
export function childOf(schema: Schema, part: string | number): Schema | null {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return ownProperty<Schema>(inner.shape, part) ?? null;
  if (inner instanceof z.ZodArray) return inner.element;
  if (inner instanceof z.ZodRecord) return inner.valueType;
  if (inner instanceof z.ZodUnion) {
    for (const option of inner.options) {
      const child = childOf(option, part);
      if (child) return child;
    }
  }
  return null;
}

/** The schema at a path, with its wrappers; null if the path does not exist. */
export function schemaAt(schema: Schema, path: Path): Schema | null {
  let current: Schema | null = schema;
  for (const part of path) current = current && childOf(current, part);
  return current;
}

/** Allowed keys at a path, for objects and for records with fixed keys. */
export function keysAt(schema: Schema, path: Path): string[] {
  const found = schemaAt(schema, path);
  const inner = found && unwrap(found);
  if (inner instanceof z.ZodObject) return Object.keys(inner.shape);
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum)
    return inner.keyType.options.map(String);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => keysAt(option, []));
  return [];
}

/**
 * The kinds of entries of a list, if one of their keys, the decider, tells them apart: the value of that key, and the
 * other keys. Null if the list has only one kind.
 */
export function kindsOf(
  schema: Schema,
): { kind: string; keys: z.ZodObject; decider: string; about: Schema }[] | null {
  const inner = unwrap(schema);
  const entry = inner instanceof z.ZodArray ? inner.element : null;
  if (!(entry instanceof z.ZodDiscriminatedUnion)) return null;
  const { discriminator } = entry.def;
  return entry.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return [];
    const { [discriminator]: about, ...others } = option.shape;
    return about instanceof z.ZodLiteral
      ? [{ kind: String([...about.values][0]), keys: z.strictObject(others), decider: discriminator, about }]
      : [];
  });
}

interface SchemaKey {
  /**
   * Key names from the top; "[]" for list entries, "[yards]" for those of that kind, "{}" for the keys of a record, which
   * the dealer chooses.
   */
  path: string[];
  schema: Schema;
}

/** All keys of the schema in order, including nested ones. */
export function* walkKeys(schema: Schema, path: string[] = []): Generator<SchemaKey> {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    for (const [name, child] of Object.entries<Schema>(inner.shape)) {
      yield { path: [...path, name], schema: child };
      yield* walkKeys(child, [...path, name]);
    }
  } else if (inner instanceof z.ZodArray) {
    const kinds = kindsOf(inner);
    if (!kinds) yield* walkKeys(inner.element, [...path, '[]']);
    for (const { kind, keys } of kinds ?? []) yield* walkKeys(keys, [...path, `[${kind}]`]);
  } else if (inner instanceof z.ZodRecord) yield* walkKeys(inner.valueType, [...path, '{}']);
  else if (inner instanceof z.ZodUnion) for (const option of inner.options) yield* walkKeys(option, path);
}

/**
 * The schema of a value: of a list whose entries have several kinds, that of the kind which the value names. Other
 * schemas come back as they are.
 */
export function narrow(schema: Schema, value: unknown): Schema {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion) || typeof value !== 'object' || value === null)
    return schema;
  const { discriminator, options } = inner.def;
  const kind = ownProperty<unknown>(value as Record<string, unknown>, discriminator);
  const found = options.find((option) => {
    const about = option instanceof z.ZodObject ? ownProperty(option.shape, discriminator) : null;
    return about instanceof z.ZodLiteral && about.values.has(kind as string);
  });
  return found ?? schema;
}

export interface Leaf {
  path: Path;
  value: string;
  schema: Schema | null;
}

/** All texts in the data, with their schemas. */
export function* walkTexts(data: unknown, schema: Schema | null, path: Path = []): Generator<Leaf> {
  const own = schema && narrow(schema, data);
  if (typeof data === 'string') yield { path, value: data, schema };
  else if (Array.isArray(data)) {
    for (const [index, item] of data.entries())
      yield* walkTexts(item, own && childOf(own, index), [...path, index]);
  } else if (data !== null && typeof data === 'object') {
    for (const [name, item] of Object.entries(data))
      yield* walkTexts(item, own && childOf(own, name), [...path, name]);
  }
}
