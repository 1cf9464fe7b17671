import { namesOfFormat } from '../vocabulary/names-of-format.ts';
import { csvDialect } from './feed/csv-dialect.ts';
import { readCsv } from './feed/csv-reader.ts';
import type { Remark, SourceRow } from './feed/feed-record.ts';
import { FeedRefused } from './feed/feed-refused.ts';
import { findRecordPlaces, type RecordPlaces } from './feed/json-places.ts';
import { readJsonDocument, readJsonLines, readJsonRecord } from './feed/json-reader.ts';
import type { FeedFormat, Sniffed } from './feed/sniff.ts';
import type { FeedSource } from './feed/source.ts';
import { readXml } from './feed/xml-reader.ts';
import { xmlRecords } from './feed/xml-records.ts';
import { checkColumns, type Mapper, mapper } from './mapping/apply-mapping.ts';
import { type Mapping, NO_MAPPING, namesColumns } from './mapping/load-mapping.ts';

/** The rows of a feed, and functions to interpret them. */
export interface FeedRecords extends Mapper {
  rows: AsyncGenerator<SourceRow[]>;
}

/** Refuses a table in which neither the mapping nor the format finds the make and the model. */
function refuseUnknownColumns(header: readonly string[], records: Mapper): void {
  const sample = records.toRaw(Object.fromEntries(header.map((column) => [column, 'x'])));
  if (!sample.ok || (sample.raw.make && sample.raw.model)) return;
  throw new FeedRefused(
    `The columns of this table are unknown: ${header.slice(0, 20).join(', ')}.`,
    'Write a mapping file for these columns (see tenants/_mappings/) and import again with --mapping.',
  );
}

/** Where the records of a JSON document are. */
async function recordPlaces(source: FeedSource, mapping: Mapping | null): Promise<RecordPlaces> {
  const isList = source.head.trimStart().startsWith('[');
  const given = mapping?.records ?? (isList ? '' : null);
  if (given !== null) return { paths: new Set([given]), isRecord: false, unreadObjects: 0 };
  return findRecordPlaces(
    () => source.text(),
    (mapping?.uses ?? []).map(({ column }) => column),
  );
}

/**
 * Prepares to read a feed.
 *
 * @throws FeedRefused for a mapping that does not fit, and for a CSV with unknown columns
 */
export async function feedRecords(
  source: FeedSource,
  sniffed: Sniffed,
  format: FeedFormat,
  mapping: Mapping | null,
  onBytes: (read: number) => void,
  remark: Remark,
  now: Date,
): Promise<FeedRecords> {
  const text = source.text(onBytes);
  const names = namesOfFormat(format);
  const newMapper = () => mapper(mapping ?? NO_MAPPING, names, now);
  if (sniffed.container === 'xml')
    return {
      rows: readXml(text, xmlRecords(source.head, mapping?.records), remark, source.repair),
      ...newMapper(),
    };
  if (sniffed.container === 'jsonl') return { rows: readJsonLines(text, source.repair), ...newMapper() };
  if (sniffed.container === 'json') {
    const places = await recordPlaces(source, mapping);
    const rows = places.isRecord
      ? readJsonRecord(text, source.repair)
      : readJsonDocument(text, places, remark, source.repair);
    return { rows, ...newMapper() };
  }

  const dialect = csvDialect(source.head.trimStart(), mapping?.delimiter);
  if (mapping !== null) checkColumns(mapping, dialect.header);
  if (!namesColumns(mapping)) refuseUnknownColumns(dialect.header, newMapper());
  return { rows: readCsv(text, dialect, remark, source.repair), ...newMapper() };
}
