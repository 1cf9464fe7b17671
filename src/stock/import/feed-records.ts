import { namesOfFormat } from '../vocabulary/names-of-format.ts';
import { type Unread, vocabulary } from '../vocabulary/vocabulary.ts';
import { csvDialect } from './feed/csv-dialect.ts';
import { readCsv } from './feed/csv-reader.ts';
import type { Cells, RawField, RawVehicle, Remark, SourceRow } from './feed/feed-record.ts';
import { FeedRefused } from './feed/feed-refused.ts';
import { expandJsonCells } from './feed/json-cells.ts';
import { readJsonDocument, readJsonLines } from './feed/json-reader.ts';
import type { Container, FeedFormat, Sniffed } from './feed/sniff.ts';
import type { FeedSource } from './feed/source.ts';
import { readXml } from './feed/xml-reader.ts';
import { checkColumns, type Mapped, mapper } from './mapping/apply-mapping.ts';
import { type Mapping, namesColumns } from './mapping/load-mapping.ts';
import { valuesAndConstants } from './mapping/values-and-constants.ts';

/** The rows of a feed, and functions to interpret them. */
export interface FeedRecords {
  rows: AsyncGenerator<SourceRow[]>;
  toRaw(cells: Cells): Mapped;
  unusedColumns(): string[];
  /** The feed's own name of a field's column, for the report. */
  columnOf(field: RawField, cells: Cells): string;
  /** Mapped columns without a value in any record, with their field. */
  emptyColumns(): [column: string, field: RawField][];
}

/** Refuses a mapping with rules that would silently have no effect. */
function refuseUnusedRules(mapping: Mapping | null, container: Container): void {
  if (mapping === null) return;
  const rules = mapping.repairs.length + mapping.quarantine.length;
  if (container !== 'csv' && (namesColumns(mapping) || rules > 0))
    throw new FeedRefused(
      `The mapping file is written for the columns of a table, but the feed is ${container === 'xml' ? 'XML' : 'JSON'}.`,
      'Leave --mapping out, or remove columns, expressions, repairs and quarantine from the mapping file.',
    );
  if (rules > 0 && !namesColumns(mapping))
    throw new FeedRefused(
      'The mapping file has repairs or quarantine rules, but no columns or expressions.',
      'Add the columns to the mapping file. With such rules it must describe the whole table.',
    );
}

/**
 * Prepares to read a feed.
 *
 * @throws FeedRefused for a mapping that does not fit, and for a CSV with unknown columns
 */
export function feedRecords(
  source: FeedSource,
  sniffed: Sniffed,
  format: FeedFormat,
  mapping: Mapping | null,
  onBytes: (read: number) => void,
  remark: Remark,
  now: Date,
): FeedRecords {
  refuseUnusedRules(mapping, sniffed.container);
  const text = source.text(onBytes);
  const { names, ignored } = namesOfFormat(format);
  const known = vocabulary(names, ignored);
  const complete = mapping ? valuesAndConstants(mapping) : (raw: RawVehicle) => raw;
  const byVocabulary: Omit<FeedRecords, 'rows'> = {
    toRaw(cells) {
      const unread: Unread[] = [];
      const raw = known.toRaw(expandJsonCells(cells), unread);
      return { ok: true, raw: complete(raw), notes: [], unread };
    },
    unusedColumns: () => known.unused(),
    columnOf: (field, cells) => known.columnOf(field, expandJsonCells(cells)) ?? field,
    emptyColumns: () => [],
  };
  if (sniffed.container === 'xml') return { rows: readXml(text, remark, source.repair), ...byVocabulary };
  if (sniffed.container === 'jsonl') return { rows: readJsonLines(text, source.repair), ...byVocabulary };
  if (sniffed.container === 'json')
    return { rows: readJsonDocument(text, remark, source.repair), ...byVocabulary };

  const dialect = csvDialect(source.head.trimStart(), mapping?.delimiter);
  const rows = readCsv(text, dialect, remark, source.repair);
  if (mapping && namesColumns(mapping)) {
    const unused = checkColumns(mapping, dialect.header);
    return { rows, ...mapper(mapping, now), unusedColumns: () => unused };
  }
  const knownColumns = dialect.header.filter((column) => known.knows(column));
  // A vehicle needs a make and a model, so the columns must have both.
  const sample = known.toRaw(Object.fromEntries(knownColumns.map((column) => [column, 'x'])));
  if (!sample.make || !sample.model) {
    throw new FeedRefused(
      `The columns of this table are unknown: ${dialect.header.slice(0, 20).join(', ')}.`,
      'Write a mapping file for these columns (see tenants/_mappings/) and import again with --mapping.',
    );
  }
  return { rows, ...byVocabulary };
}
