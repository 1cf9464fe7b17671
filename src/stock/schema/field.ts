import { z } from 'zod';

/** The feed columns that a field is read from. (Mapping files call these columns fields.) */
export type Source<Column extends string = string> =
  /** Text of one column, cleaned, at most `maxLength` characters. */
  | { by: 'text'; column: Column; maxLength: number }
  /** First number in one column. Left out unless it is from `min` to `max`; 0 means "not given". */
  | { by: 'number'; column: Column; min: number; max: number; integer: boolean }
  /** Code in src/stock/import/vehicle reads it from these columns. */
  | { by: 'rule'; columns: readonly Column[] }
  /** A group or list whose own fields name their columns. */
  | { by: 'ownFields' }
  /** No column. The reason is for the documentation. */
  | { by: 'none'; reason: string };

/** One field of a vehicle or of a part of it. */
export interface Field<S extends z.ZodType = z.ZodType, Column extends string = string> {
  schema: S;
  /** One sentence for documentation and editors. */
  description: string;
  source: Source<Column>;
  /** Must never be published, in pages, search index or elsewhere. */
  isPrivate: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

/**
 * Reads the text of one column.
 *
 * @param maxLength characters kept
 */
export const text = <const C extends string>(column: C, maxLength: number): Source<C> => ({
  by: 'text',
  column,
  maxLength,
});

/**
 * Reads a number from one column.
 *
 * @param min smallest plausible value; the range is narrower than that of a stock file
 * @param max largest plausible value
 */
export const number = <const C extends string>(column: C, min: number, max: number): Source<C> => ({
  by: 'number',
  column,
  min,
  max,
  integer: false,
});

/**
 * Reads a number from one column and rounds it.
 *
 * @param min smallest plausible value
 * @param max largest plausible value
 */
export const integer = <const C extends string>(column: C, min: number, max: number): Source<C> => ({
  by: 'number',
  column,
  min,
  max,
  integer: true,
});

/** Lists the columns that code in src/stock/import/vehicle reads. */
export const columns = <const C extends string>(...names: readonly C[]): Source<C> => ({
  by: 'rule',
  columns: names,
});

export const ownFields: Source<never> = { by: 'ownFields' };

/**
 * Derived from other fields.
 *
 * @param reason text for the documentation: "from `body`"
 */
export const derived = (reason: string): Source<never> => ({ by: 'none', reason });

export const nativeOnly: Source<never> = { by: 'none', reason: 'native feeds only' };

/** Defines a field. */
export function field<S extends z.ZodType, const C extends string>(
  schema: S,
  description: string,
  source: Source<C>,
): Field<S, C> {
  return { schema, description, source, isPrivate: false };
}

/** Defines a field that must never be published. */
export function privateField<S extends z.ZodType, const C extends string>(
  schema: S,
  description: string,
  source: Source<C>,
): Field<S, C> {
  return { schema, description, source, isPrivate: true };
}

export type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] };

/** The schema of an object with these fields. Their descriptions become part of its JSON Schema. */
export function objectOf<F extends Fields>(fields: F): z.ZodObject<ShapeOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { schema, description }]) => [name, schema.meta({ description })]),
  );
  return z.object(shape as ShapeOf<F>);
}

/** All columns that a set of fields is read from. */
export type ColumnOf<F extends Fields> = F[keyof F]['source'] extends infer S
  ? S extends { column: infer C }
    ? C
    : S extends { columns: readonly (infer C)[] }
      ? C
      : never
  : never;

/** The columns that a field is read from. */
export function columnsOf({ source }: Field): readonly string[] {
  if (source.by === 'rule') return source.columns;
  return source.by === 'text' || source.by === 'number' ? [source.column] : [];
}
