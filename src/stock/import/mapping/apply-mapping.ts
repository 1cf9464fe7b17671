import { nearestWord } from '../../../lib/nearest-word.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import type { Unread } from '../../vocabulary/vocabulary.ts';
import { type Cells, isRawField, type RawField, type RawVehicle } from '../feed/feed-record.ts';
import { FeedRefused } from '../feed/feed-refused.ts';
import type { Note, Problem } from '../feed/notes.ts';
import { asText, type Row, truthy } from './expression-values.ts';
import type { Mapping } from './load-mapping.ts';
import { MappingFailure } from './mapping-failure.ts';
import { valuesAndConstants } from './values-and-constants.ts';

/** A mapped record, or the reason why it goes to quarantine. */
export type Mapped =
  | { ok: true; raw: RawVehicle; notes: Note[]; unread?: readonly Unread[] }
  | ({ ok: false } & Problem);

/**
 * Checks a mapping's columns against the header.
 *
 * @returns columns that the mapping does not use
 * @throws FeedRefused if the mapping names columns that the feed does not have
 */
export function checkColumns(mapping: Mapping, header: readonly string[]): string[] {
  const has = new Set(header);
  const created = new Set(mapping.repairs.flatMap((rule) => rule.set.map(([column]) => column)));
  const used = new Set(mapping.uses.map(({ column }) => column));
  const missing = [...used].filter((column) => !has.has(column) && !created.has(column));
  if (missing.length > 0) {
    const descriptions = missing.map((column) => {
      const similar = nearestWord(column, header);
      const line = mapping.uses.find((use) => use.column === column)?.line;
      return `"${column}"${similar ? ` (did you mean "${similar}"?)` : ''}${line ? ` on line ${line}` : ''}`;
    });
    throw new FeedRefused(
      `The mapping file ${mapping.file} reads ${descriptions.join(', ')}, which the feed does not have. Its columns are: ${header.join(', ')}.`,
      'Correct the mapping file, or give the feed it was written for.',
    );
  }
  return header.filter(
    (column) => column !== '' && !used.has(column) && !Object.hasOwn(mapping.ignore, column),
  );
}

function rowOf(cells: Cells, now: Date): Row {
  return { cell: (column) => ownProperty(cells, column) ?? null, now };
}

function isBlank(value: string | string[] | undefined): boolean {
  return value === undefined || (typeof value === 'string' ? value.trim() === '' : value.every(isBlank));
}

/** Applies a mapping to records. */
export interface Mapper {
  toRaw(cells: Cells): Mapped;
  /** Names of the columns that a field is read from, for the report. */
  columnOf(field: RawField): string;
  /** Columns without a value in any record so far, with their field. */
  emptyColumns(): [column: string, field: RawField][];
}

/**
 * Creates a mapper that applies repairs, quarantine rules, columns, expressions, value maps and constants, in this
 * order.
 *
 * @param now the time of the import, for the function of the same name
 */
export function mapper(mapping: Mapping, now: Date): Mapper {
  const columns = Object.entries(mapping.columns) as [RawField, string][];
  const complete = valuesAndConstants(mapping);

  const read = [
    ...columns.map(([field, column]) => ({ field, column })),
    ...mapping.expressions.flatMap(([field, { columns: used }]) =>
      isRawField(field) ? used.map((column) => ({ field, column })) : [],
    ),
  ];
  // Shrinks as records with a value are read.
  let empty = read;
  const columnOf = (field: RawField): string => {
    const used = new Set(read.filter((pair) => pair.field === field).map(({ column }) => column));
    return used.size > 0 ? [...used].join(', ') : '(constant)';
  };

  const apply = (cells: Cells): Mapped => {
    const notes: Note[] = [];
    for (const rule of mapping.repairs) {
      const row = rowOf(cells, now);
      if (!truthy(rule.when.run(row))) continue;
      const changes = rule.set.map(([column, expression]) => [column, asText(expression.run(row))] as const);
      for (const [column, value] of changes) {
        if (asText(row.cell(column)) === value) continue;
        notes.push({
          kind: 'repaired',
          field: column,
          value: asText(row.cell(column)),
          reason: rule.because,
        });
        cells[column] = value;
      }
    }
    if (empty.length > 0) empty = empty.filter(({ column }) => isBlank(ownProperty(cells, column)));
    const row = rowOf(cells, now);
    const rejected = mapping.quarantine.find((rule) => truthy(rule.when.run(row)));
    if (rejected)
      return {
        ok: false,
        field: rejected.field,
        value: asText(row.cell(rejected.field)) || null,
        reason: rejected.because,
        excludes: true,
      };
    const raw: RawVehicle = {};
    for (const [field, column] of columns) {
      const value = ownProperty(cells, column);
      if (value !== undefined) raw[field] = value;
    }
    for (const [field, expression] of mapping.expressions) {
      const value = expression.run(row);
      if (!isRawField(field) || value === null || value === '') continue;
      raw[field] = Array.isArray(value) ? value : asText(value);
    }
    return { ok: true, raw: complete(raw), notes };
  };
  return {
    toRaw(cells) {
      try {
        return apply(cells);
      } catch (error) {
        if (!(error instanceof MappingFailure)) throw error;
        return { ok: false, field: 'mapping', value: null, reason: error.message };
      }
    },
    columnOf,
    emptyColumns: () => empty.map(({ column, field }) => [column, field]),
  };
}
