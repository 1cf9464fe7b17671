import type { Field, FieldType } from './collection.ts';

/** The fields of a collection by name. The schema and the type of its documents are derived from this table. */
export type FieldTable = Readonly<Record<string, Omit<Field, 'name'>>>;

/** The TypeScript type of a field’s values. */
interface Values extends Record<FieldType, unknown> {
  string: string;
  'string[]': string[];
  int32: number;
  int64: number;
  float: number;
  bool: boolean;
}

type OptionalName<Table extends FieldTable> = {
  [N in keyof Table]: Table[N] extends { optional: true } ? N : never;
}[keyof Table];

/** The type of documents with the fields of a table. */
export type DocumentOf<Table extends FieldTable> = { id: string } & {
  -readonly [N in Exclude<keyof Table, OptionalName<Table>>]: Values[Table[N]['type']];
} & {
  -readonly [N in OptionalName<Table>]?: Values[Table[N]['type']] | undefined;
};

/** The schema's fields, in the table's order. */
export const fieldsOf = (table: FieldTable): Field[] =>
  Object.entries(table).map(([name, field]) => ({ name, ...field }));
