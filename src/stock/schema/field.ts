import { z } from 'zod';

/** The columns of a feed that a field is made of; a mapping file calls them fields. */
export type Source<Column extends string = string> =
  /** The column's text, cleaned, at most `longest` characters. */
  | { by: 'text'; column: Column; longest: number }
  /** The number the column begins with; withheld outside `min` to `max`, 0 means "not given". */
  | { by: 'number'; column: Column; min: number; max: number; integer: boolean }
  /** Code of src/stock/import/vehicle makes it of these columns. */
  | { by: 'rule'; columns: readonly Column[] }
  /** A group or list whose own fields name their columns. */
  | { by: 'ownFields' }
  /** No column; the reason in words, for the documentation. */
  | { by: 'none'; reason: string };

/** One field of a vehicle or of a part of it. */
export interface Field<S extends z.ZodType = z.ZodType, Column extends string = string> {
  schema: S;
  /** One sentence for documentation and editors. */
  description: string;
  source: Source<Column>;
  /** Neither page nor index nor anything else that is published may show it. */
  isPrivate: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

/** The text of one column as it is. */
export const text = <const C extends string>(column: C, longest: number): Source<C> => ({
  by: 'text',
  column,
  longest,
});

/** The number of one column as it is, from `min` to `max`: narrower than what a stock file may hold. */
export const number = <const C extends string>(column: C, min: number, max: number): Source<C> => ({
  by: 'number',
  column,
  min,
  max,
  integer: false,
});

/** The same, rounded. */
export const integer = <const C extends string>(column: C, min: number, max: number): Source<C> => ({
  by: 'number',
  column,
  min,
  max,
  integer: true,
});

/** Columns that a rule of src/stock/import/vehicle reads. */
export const columns = <const C extends string>(...names: readonly C[]): Source<C> => ({
  by: 'rule',
  columns: names,
});

export const ownFields: Source<never> = { by: 'ownFields' };

/** Worked out of other fields. */
export const derived = (reason: string): Source<never> => ({ by: 'none', reason });

export const nativeOnly: Source<never> = { by: 'none', reason: 'native feeds only' };

/** A field of a vehicle: everything that is to be said of it. */
export function field<S extends z.ZodType, const C extends string>(
  schema: S,
  description: string,
  source: Source<C>,
): Field<S, C> {
  return { schema, description, source, isPrivate: false };
}

/** A field that never leaves the server. */
export function privateField<S extends z.ZodType, const C extends string>(
  schema: S,
  description: string,
  source: Source<C>,
): Field<S, C> {
  return { schema, description, source, isPrivate: true };
}

export type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] };

/** The schema of an object with these fields, which describe themselves in its JSON Schema. */
export function objectOf<F extends Fields>(fields: F): z.ZodObject<ShapeOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { schema, description }]) => [name, schema.meta({ description })]),
  );
  return z.object(shape as ShapeOf<F>);
}

/** The columns that fields are made of. */
export type ColumnOf<F extends Fields> = F[keyof F]['source'] extends infer S
  ? S extends { column: infer C }
    ? C
    : S extends { columns: readonly (infer C)[] }
      ? C
      : never
  : never;

/** The columns that a field is made of. */
export function columnsOf({ source }: Field): readonly string[] {
  if (source.by === 'rule') return source.columns;
  return source.by === 'text' || source.by === 'number' ? [source.column] : [];
}
