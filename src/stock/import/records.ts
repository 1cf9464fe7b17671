import { AUSTRALIAN_IGNORED, AUSTRALIAN_NAMES } from '../vocabulary/australian.ts';
import { GOOGLE_IGNORED, GOOGLE_NAMES } from '../vocabulary/google.ts';
import { META_IGNORED, META_NAMES } from '../vocabulary/meta.ts';
import { type Names, vocabulary } from '../vocabulary/vocabulary.ts';
import { cellName } from './feed/cell-names.ts';
import { csvDialect } from './feed/csv-dialect.ts';
import { readCsv } from './feed/csv-reader.ts';
import { expandJsonCells } from './feed/json-cells.ts';
import { readJsonDocument, readJsonLines } from './feed/json-reader.ts';
import type { Cells, Raw, RawField, Remark, SourceRow } from './feed/raw.ts';
import { FeedRefused } from './feed/refusal.ts';
import type { Container, FeedFormat, Sniffed } from './feed/sniff.ts';
import type { FeedSource } from './feed/source.ts';
import { readXml } from './feed/xml-reader.ts';
import { checkColumns, type Mapped, mapper } from './mapping/apply-mapping.ts';
import type { Mapping } from './mapping/load-mapping.ts';

/** The rows of a feed and how to read one of them. */
export interface FeedRecords {
  rows: AsyncGenerator<SourceRow[]>;
  toRaw(cells: Cells): Mapped;
  unusedColumns(): string[];
  /** The feed's name of a field's column, for the report. */
  columnOf(field: RawField, cells: Cells): string;
  /** Columns a mapping reads in which no record had a value, with the field they are for. */
  emptyColumns(): [column: string, field: RawField][];
}

function namesOf(format: FeedFormat): [names: Names, ignored: string] {
  if (format === 'google') return [GOOGLE_NAMES, GOOGLE_IGNORED];
  if (format === 'meta') return [META_NAMES, META_IGNORED];
  return [AUSTRALIAN_NAMES, AUSTRALIAN_IGNORED];
}

function isMappingOfColumns(mapping: Mapping | null): mapping is Mapping {
  return mapping !== null && Object.keys(mapping.columns).length + mapping.expressions.length > 0;
}

/** A mapping whose rules would silently do nothing is a mistake. */
function refuseIdleRules(mapping: Mapping | null, container: Container): void {
  if (mapping === null) return;
  const rules = mapping.repairs.length + mapping.quarantine.length;
  if (container !== 'csv' && (isMappingOfColumns(mapping) || rules > 0))
    throw new FeedRefused(
      `The mapping file is written for the columns of a table, but the feed is ${container === 'xml' ? 'XML' : 'JSON'}.`,
      'Leave --mapping out, or give a mapping without columns, expressions, repairs and quarantine.',
    );
  if (rules > 0 && !isMappingOfColumns(mapping))
    throw new FeedRefused(
      'The mapping file has repairs or quarantine rules, but says of no column what it is.',
      'Add the columns to the mapping file: with such rules it has to describe the whole table.',
    );
}

/** Constants and value maps of a mapping file also serve the formats whose names are known. */
function amended(raw: Raw, mapping: Mapping): Raw {
  for (const [field, map] of Object.entries(mapping.values) as [RawField, Record<string, string>][]) {
    const value = raw[field];
    if (typeof value !== 'string') continue;
    const found = Object.entries(map).find(
      ([from]) => from.trim().toLowerCase() === value.trim().toLowerCase(),
    );
    if (found) raw[field] = found[1];
  }
  for (const [field, value] of Object.entries(mapping.constants) as [RawField, string][])
    if (!raw[field]?.length) raw[field] = value;
  return raw;
}

/** Sets up the reading of a feed. Refuses a mapping that does not fit, and a table nobody can make sense of. */
export function feedRecords(
  source: FeedSource,
  sniffed: Sniffed,
  format: FeedFormat,
  mapping: Mapping | null,
  onBytes: (read: number) => void,
  remark: Remark,
): FeedRecords {
  refuseIdleRules(mapping, sniffed.container);
  const text = source.text(onBytes);
  const [names, ignored] = namesOf(format);
  const known = vocabulary(names, ignored);
  const plain: Omit<FeedRecords, 'rows'> = {
    toRaw(cells) {
      const raw = known.toRaw(expandJsonCells(cells));
      return { ok: true, raw: mapping ? amended(raw, mapping) : raw, notes: [] };
    },
    unusedColumns: () => known.unused(),
    columnOf(field, cells) {
      const spellings = new Set(names[field]?.split(' '));
      return Object.keys(cells).find((cell) => spellings.has(cellName(cell))) ?? field;
    },
    emptyColumns: () => [],
  };
  if (sniffed.container === 'xml') return { rows: readXml(text, remark, source.mend), ...plain };
  if (sniffed.container === 'jsonl') return { rows: readJsonLines(text, source.mend), ...plain };
  if (sniffed.container === 'json') return { rows: readJsonDocument(text, remark, source.mend), ...plain };

  const dialect = csvDialect(source.head.trimStart(), mapping?.delimiter);
  const rows = readCsv(text, dialect, remark, source.mend);
  if (isMappingOfColumns(mapping)) {
    const unused = checkColumns(mapping, dialect.header);
    return { rows, ...mapper(mapping), unusedColumns: () => unused };
  }
  const understood = dialect.header.filter((column) => known.knows(column));
  const enough = known.toRaw(Object.fromEntries(understood.map((column) => [column, 'x'])));
  if (!enough.make || !enough.model) {
    throw new FeedRefused(
      `The columns of this table are not known: ${dialect.header.slice(0, 20).join(', ')}.`,
      'Write a mapping file that says which column is what (see tenants/_mappings/) and give it with --mapping.',
    );
  }
  return { rows, ...plain };
}
