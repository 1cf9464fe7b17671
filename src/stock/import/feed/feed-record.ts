import { ownProperty } from '../../../lib/own-property.ts';
import { type ColumnOf, columnsOf, type Fields } from '../../schema/field.ts';
import { vehicleParts } from '../../schema/vehicle-parts.ts';
import type { Note } from './notes.ts';

type Parts = typeof vehicleParts;

/** A feed column, by its name in the schema. */
export type RawField = { [P in keyof Parts]: ColumnOf<Parts[P]> }[keyof Parts];

/** All columns a feed can have, in schema order. */
export const RAW_FIELDS: readonly RawField[] = [
  ...new Set(
    Object.values<Fields>(vehicleParts).flatMap((fields) => Object.values(fields).flatMap(columnsOf)),
  ),
] as RawField[];

/** A vehicle's texts as the seller wrote them, by field. A field that occurs several times has a list. */
export type RawVehicle = Partial<Record<RawField, string | string[]>>;

/** A record by the feed's own names (columns, element paths). Created by `newCells`. */
export type Cells = Record<string, string | string[]>;

/** A record of the feed, or the reason why it cannot be read. Rows are counted from 1 without the header. */
export type SourceRow =
  | {
      kind: 'record';
      row: number;
      line: number;
      cells: Cells;
      native?: unknown;
      /** Repairs that were needed to read the row. */
      notes?: readonly Note[];
    }
  | {
      kind: 'unreadable';
      row: number;
      line: number;
      field: string;
      value: string | null;
      reason: string;
      /** The readable parts of the record. They may name a vehicle of the previous stock. */
      texts: readonly string[];
    };

/** Reports a fact about the whole feed, as a sentence. */
export type Remark = (sentence: string) => void;

const RAW_SET: ReadonlySet<string> = new Set(RAW_FIELDS);

export function isRawField(name: string): name is RawField {
  return RAW_SET.has(name);
}

/** Maximum length of a record in characters (4 million); longer ones go to quarantine. */
export const MAX_RECORD_LENGTH = 4 * 1024 * 1024;
export const RECORD_TOO_LONG = 'has more than 4 million characters, far more than a vehicle needs';

class CellTable {}
// Its objects inherit nothing, so a column may have any name. Faster to read than `Object.create(null)`.
Object.setPrototypeOf(CellTable.prototype, null);
Reflect.deleteProperty(CellTable.prototype, 'constructor');

export function newCells(): Cells {
  return new CellTable() as Cells;
}

/** Adds a value to a cell; a second value turns it into a list. */
export function addCell(cells: Cells, name: string, value: string): void {
  const before = ownProperty(cells, name);
  if (before === undefined) cells[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else cells[name] = [before, value];
}
