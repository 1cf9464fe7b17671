import { ownProperty } from '../../../lib/own-property.ts';
import { type ColumnOf, columnsOf, type Fields } from '../../schema/field.ts';
import { vehicleParts } from '../../schema/vehicle-parts.ts';
import type { Note } from './notes.ts';

type Parts = typeof vehicleParts;

/** A column of a feed as the schema's fields name it. */
export type RawField = { [P in keyof Parts]: ColumnOf<Parts[P]> }[keyof Parts];

/** The columns a feed can have, in the schema's order; every value is the seller's text. */
export const RAW_FIELDS: readonly RawField[] = [
  ...new Set(
    Object.values<Fields>(vehicleParts).flatMap((fields) => Object.values(fields).flatMap(columnsOf)),
  ),
] as RawField[];

/** One vehicle in the seller's words, by field. A list where a field was given several times. */
export type Raw = Partial<Record<RawField, string | string[]>>;

/** A feed's record by the feed's own names (columns, element paths), in the same form; made by `emptyTable`. */
export type Cells = Record<string, string | string[]>;

/** A record read, or one that could not be read; rows are counted from 1 without headers. */
export type SourceRow =
  | {
      kind: 'record';
      row: number;
      line: number;
      cells: Cells;
      native?: unknown;
      /** Repairs made so that the row could be read. */
      notes?: readonly Note[];
    }
  | { kind: 'unreadable'; row: number; line: number; field: string; value: string | null; reason: string };

/** Something about the feed as a whole that is worth a sentence in the report. */
export type Remark = (sentence: string) => void;

const RAW_SET: ReadonlySet<string> = new Set(RAW_FIELDS);

export function isRawField(name: string): name is RawField {
  return RAW_SET.has(name);
}

/** Characters one record may have; a longer one goes to quarantine. */
export const MAX_RECORD = 4 * 1024 * 1024;
export const TOO_LONG = 'is over 4 MB: no vehicle is; something else is in one of its cells';

class NamesOnly {}
// Nothing is inherited, so a column may have any name. Unlike `Object.create(null)` this stays fast to read.
Object.setPrototypeOf(NamesOnly.prototype, null);
Reflect.deleteProperty(NamesOnly.prototype, 'constructor');

/** An empty record. */
export function newCells(): Cells {
  return new NamesOnly() as Cells;
}

/** Adds a value to a cell; a second value makes a list. */
export function addCell(cells: Cells, name: string, value: string): void {
  const before = ownProperty(cells, name);
  if (before === undefined) cells[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else cells[name] = [before, value];
}
