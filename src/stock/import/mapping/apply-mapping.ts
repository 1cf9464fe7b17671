import { basename } from 'node:path';
import { nearestWord } from '../../../lib/nearest-word.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import type { FormatNames } from '../../vocabulary/names-of-format.ts';
import { type Unread, vocabulary } from '../../vocabulary/vocabulary.ts';
import { nameKey } from '../feed/cell-names.ts';
import { type Cells, isRawField, type RawField, type RawVehicle } from '../feed/feed-record.ts';
import { FeedRefused } from '../feed/feed-refused.ts';
import { expandJsonCells } from '../feed/json-cells.ts';
import type { Note, Problem } from '../feed/notes.ts';
import { ColumnLookup } from './column-lookup.ts';
import { asText, type Row, truthy } from './expression-values.ts';
import type { Mapping } from './load-mapping.ts';
import { MappingFailure } from './mapping-failure.ts';
import { valuesAndConstants } from './values-and-constants.ts';

/** A mapped record, or the reason why it goes to quarantine. */
export type Mapped =
  | { ok: true; raw: RawVehicle; notes: Note[]; unread?: readonly Unread[] }
  | ({ ok: false } & Problem);

/** Columns that the mapping reads and neither the feed nor a repair has, described for a message. */
function missingColumns(mapping: Mapping, lookup: ColumnLookup): string[] {
  const created = new Set(mapping.repairs.flatMap((rule) => rule.set.map(([column]) => column)));
  const used = new Set(mapping.uses.map(({ column }) => column));
  return [...used]
    .filter((column) => lookup.namesFor(column).length === 0 && !created.has(column))
    .map((column) => {
      const similar = nearestWord(column, lookup.all());
      const line = mapping.uses.find((use) => use.column === column)?.line;
      return `"${column}"${similar ? ` (did you mean "${similar}"?)` : ''}${line ? ` on line ${line}` : ''}`;
    });
}

/**
 * Checks a mapping's columns against the header of a table.
 *
 * @throws FeedRefused if the mapping names columns that the feed does not have
 */
export function checkColumns(mapping: Mapping, header: readonly string[]): void {
  const lookup = new ColumnLookup();
  lookup.see(header);
  const missing = missingColumns(mapping, lookup);
  if (missing.length > 0)
    throw new FeedRefused(
      `The mapping file ${basename(mapping.file)} reads ${missing.join(', ')}, which the feed does not have. Its columns are: ${header.join(', ')}.`,
      'Correct the mapping file, or give the feed it was written for.',
    );
}

function isBlank(value: string | string[] | undefined): boolean {
  return value === undefined || (typeof value === 'string' ? value.trim() === '' : value.every(isBlank));
}

/** Applies a mapping to records. */
export interface Mapper {
  toRaw(cells: Cells): Mapped;
  /** Names of the columns that a field is read from, for the report. */
  columnOf(field: RawField, cells: Cells): string;
  /** Columns without a value in any record so far, with their field. */
  emptyColumns(): [column: string, field: RawField][];
  /** Columns so far that neither the mapping nor the format reads. */
  unusedColumns(): string[];
  /** Sentences about columns of the mapping that no record so far has. */
  remarks(): string[];
}

/** Most names of a feed in a remark. */
const MAX_LISTED = 40;

/**
 * Creates a mapper that applies repairs, quarantine rules, columns, expressions, value maps and constants, in this
 * order. Fields that the mapping does not mention are read by the names of the feed's format. A column that the mapping
 * reads under `columns`, or as the only one of an expression, fills no other field: "Location" with town and state in it
 * is no yard.
 *
 * @param now the time of the import, for the function of the same name
 */
export function mapper(mapping: Mapping, { names, ignored }: FormatNames, now: Date): Mapper {
  const columns = Object.entries(mapping.columns) as [RawField, string][];
  const complete = valuesAndConstants(mapping);
  const lookup = new ColumnLookup();

  const read = [
    ...columns.map(([field, column]) => ({ field, column })),
    ...mapping.expressions.flatMap(([field, { columns: used }]) =>
      isRawField(field) ? used.map((column) => ({ field, column })) : [],
    ),
  ];
  const own = new Set<string>([
    ...Object.keys(mapping.columns),
    ...mapping.expressions.map(([field]) => field),
  ]);
  const isClaimed = spellings([
    ...Object.values(mapping.columns),
    ...mapping.expressions.flatMap(([, { columns: used }]) => (new Set(used).size === 1 ? used : [])),
    ...Object.keys(mapping.ignore),
  ]);
  const others = vocabulary(
    Object.fromEntries(Object.entries(names).filter(([field]) => !own.has(field))),
    ignored,
    isClaimed,
  );
  const isUsed = spellings(mapping.uses.map(({ column }) => column));
  let records = 0;
  // Shrinks as records with a value are read.
  let empty = read;

  /** A record with the values inside of cells with JSON; such a cell itself stays readable by its name. */
  const rowOf = (cells: Cells, expanded: Cells): Row => ({
    cell: (column) => lookup.valueOf(expanded, column) ?? ownProperty(cells, column) ?? null,
    now,
  });

  /** Changes cells by the rules for repairs. Returns the record with the values inside of cells with JSON. */
  const repair = (cells: Cells, notes: Note[]): Cells => {
    let expanded = expandJsonCells(cells);
    for (const rule of mapping.repairs) {
      const row = rowOf(cells, expanded);
      if (!truthy(rule.when.run(row))) continue;
      const before = notes.length;
      const changes = rule.set.map(([column, expression]) => [column, asText(expression.run(row))] as const);
      for (const [column, value] of changes) {
        const old = asText(row.cell(column));
        if (old === value) continue;
        notes.push({ kind: 'repaired', field: column, value: old, reason: rule.because });
        const [name = column] = lookup.namesFor(column);
        cells[name] = value;
      }
      if (notes.length > before) expanded = expandJsonCells(cells);
    }
    if (notes.length > 0) lookup.see(Object.keys(cells));
    return expanded;
  };

  const apply = (cells: Cells): Mapped => {
    records++;
    lookup.see(Object.keys(cells));
    const notes: Note[] = [];
    const expanded = repair(cells, notes);
    if (expanded !== cells) lookup.see(Object.keys(expanded));
    const row = rowOf(cells, expanded);
    if (empty.length > 0) empty = empty.filter(({ column }) => isBlank(row.cell(column) ?? undefined));
    const rejected = mapping.quarantine.find((rule) => truthy(rule.when.run(row)));
    if (rejected)
      return {
        ok: false,
        field: rejected.field,
        value: asText(row.cell(rejected.field)) || null,
        reason: rejected.because,
        excludes: true,
      };
    const unread: Unread[] = [];
    const raw = others.toRaw(expanded, unread);
    for (const [field, column] of columns) {
      const value = row.cell(column);
      if (value !== null) raw[field] = value;
    }
    for (const [field, expression] of mapping.expressions) {
      const value = expression.run(row);
      if (!isRawField(field) || value === null || value === '') continue;
      raw[field] = Array.isArray(value) ? value : asText(value);
    }
    return { ok: true, raw: complete(raw), notes, ...(unread.length > 0 && { unread }) };
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
    columnOf(field, cells) {
      const used = new Set(read.filter((pair) => pair.field === field).map(({ column }) => column));
      if (used.size > 0) return [...used].join(', ');
      return (
        others.columnOf(field, expandJsonCells(cells)) ?? (field in mapping.constants ? '(constant)' : field)
      );
    },
    emptyColumns: () => empty.map(({ column, field }) => [column, field]),
    unusedColumns: () => others.unused().filter((column) => !isUsed(column)),
    remarks() {
      const missing = records > 0 ? missingColumns(mapping, lookup) : [];
      if (missing.length === 0) return [];
      const all = lookup.all();
      const more = all.length > MAX_LISTED ? ` and ${all.length - MAX_LISTED} more` : '';
      return [
        `The mapping file ${basename(mapping.file)} reads ${missing.join(', ')}, which no record has. The records have: ${all.slice(0, MAX_LISTED).join(', ')}${more}.`,
      ];
    },
  };
}

/** Tells whether a name is one of those given, in any spelling. An entry of a list stands for the list. */
function spellings(columns: readonly string[]): (name: string) => boolean {
  const exact = new Set(columns);
  const keys = new Set(columns.map(nameKey).filter((key) => key !== ''));
  return (name) => exact.has(name) || keys.has(nameKey(name));
}
