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

function childOf(schema: Schema, part: string | number): Schema | null {
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

interface SchemaKey {
  /** Key names from the top; "[]" for list entries, "{}" for the keys of a record, which the dealer chooses. */
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
  } else if (inner instanceof z.ZodArray) yield* walkKeys(inner.element, [...path, '[]']);
  else if (inner instanceof z.ZodRecord) yield* walkKeys(inner.valueType, [...path, '{}']);
  else if (inner instanceof z.ZodUnion) for (const option of inner.options) yield* walkKeys(option, path);
}

export interface Leaf {
  path: Path;
  value: string;
  schema: Schema | null;
}

/** All texts in the data, with their schemas. */
export function* walkTexts(data: unknown, schema: Schema | null, path: Path = []): Generator<Leaf> {
  if (typeof data === 'string') yield { path, value: data, schema };
  else if (Array.isArray(data)) {
    for (const [index, item] of data.entries())
      yield* walkTexts(item, schema && childOf(schema, index), [...path, index]);
  } else if (data !== null && typeof data === 'object') {
    for (const [name, item] of Object.entries(data))
      yield* walkTexts(item, schema && childOf(schema, name), [...path, name]);
  }
}
