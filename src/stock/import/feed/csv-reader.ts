import { setImmediate } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { readMarksAs1252 } from '../../../lib/windows-1252.ts';
import { type CsvDialect, withoutHeaderQuotes } from './csv-dialect.ts';
import {
  addCell,
  type Cells,
  MAX_RECORD_LENGTH,
  newCells,
  RECORD_TOO_LONG,
  type Remark,
  type SourceRow,
} from './feed-record.ts';
import { FeedRefused } from './feed-refused.ts';
import { type CutRecord, limitCsv, readCutRecord } from './limit-csv.ts';
import type { RepairBytes } from './repair-bytes.ts';

/** A record as csv-parse returns it. */
interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

function refusalFor(error: CsvError): Error {
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedRefused(
      `The CSV is truncated or damaged: a quoted cell that starts${line} is never closed.`,
      'Fetch the feed again.',
    );
  }
  return new FeedRefused(
    `The CSV cannot be read${line}: ${error.message}`,
    'Check the delimiter and the quotes of the feed.',
  );
}

/** The row for a placeholder of `limitCsv`. Refuses the feed if the record swallowed other records. */
function cutRow(cut: CutRecord, row: number, line: number): SourceRow {
  if (cut.kind === 'open' && cut.lines > 0)
    throw new FeedRefused(
      `The record that ends on line ${line} ${RECORD_TOO_LONG}, and it does not have the columns of the header. One of its quotes is never closed, so the records after it cannot be separated.`,
      'Ask the provider to quote the cells correctly, or fetch the feed again.',
    );
  const reason =
    cut.kind === 'long'
      ? RECORD_TOO_LONG
      : 'has a quote that is never closed; the records below it are read as usual';
  return {
    kind: 'unreadable',
    row,
    line,
    field: 'record',
    value: readMarksAs1252(cut.text).slice(0, 200),
    reason,
    texts: [cut.text],
  };
}

function toRow(
  parsed: ParsedRecord,
  row: number,
  header: readonly string[],
  repair: RepairBytes | null,
): SourceRow | null {
  const line = parsed.info.lines;
  const cut = readCutRecord(parsed.record[0]);
  if (cut !== null) return cutRow(cut, row, line);
  const repaired = repair?.(parsed.record, (i) => header[i] || `column ${i + 1}`);
  if (repaired?.ok === false)
    return { kind: 'unreadable', row, line, texts: parsed.record, ...repaired.problem };
  const record = repaired?.texts ?? parsed.record;
  if (record.every((cell) => cell.trim() === '')) return null;
  const extra = record.slice(header.length);
  if (record.length < header.length || extra.some((cell) => cell.trim() !== '')) {
    const reason = `has ${record.length} ${record.length === 1 ? 'column' : 'columns'}, but the header has ${header.length}`;
    return {
      kind: 'unreadable',
      row,
      line,
      field: 'record',
      value: record.join(' | ').slice(0, 200),
      reason,
      texts: record,
    };
  }
  const cells: Cells = newCells();
  for (let i = 0; i < header.length; i++) {
    const name = header[i];
    if (name) addCell(cells, name, record[i] ?? '');
  }
  return { kind: 'record', row, line, cells, ...(repaired && { notes: repaired.notes }) };
}

/**
 * Reads a CSV stream in batches. A record with too few or too many columns is unreadable.
 *
 * @throws FeedRefused for a file that is damaged or ends inside a record
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  dialect: CsvDialect,
  remark: Remark,
  repair: RepairBytes | null = null,
): AsyncGenerator<SourceRow[]> {
  let failure: CsvError | null = null;
  const parser = parse({
    delimiter: dialect.delimiter,
    record_delimiter: dialect.recordDelimiter,
    from_line: dialect.skipLines + 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH * 4,
    info: true,
  });
  parser.on('error', (error: CsvError) => {
    failure = error;
  });
  let header: string[] | null = null;
  let rows = 0;
  let lastCharacter = '';
  /** Lines that `limitCsv` left out, which the line numbers of csv-parse do not include. */
  let linesLeftOut = 0;
  /** The last record read. It is kept back until the next is read, because a file that ends inside it is refused. */
  let lastParsed: ParsedRecord | null = null;

  /** Takes all records that the parser has finished. */
  const takeRows = (): SourceRow[] => {
    const batch: SourceRow[] = [];
    for (
      let parsed = parser.read() as ParsedRecord | null;
      parsed !== null;
      parsed = parser.read() as ParsedRecord | null
    ) {
      if (header === null) {
        header = parsed.record.map((cell) => readMarksAs1252(cell).trim());
        continue;
      }
      parsed.info.lines += linesLeftOut;
      linesLeftOut += readCutRecord(parsed.record[0])?.lines ?? 0;
      const previous = lastParsed;
      lastParsed = parsed;
      const row = previous && toRow(previous, ++rows, header, repair);
      if (row) batch.push(row);
    }
    return batch;
  };

  if (dialect.hasStrayQuote)
    remark('The header has a quote that is never closed; it is read without quotes.');
  const bounded = limitCsv(dialect.hasStrayQuote ? withoutHeaderQuotes(text, dialect) : text, {
    delimiter: dialect.delimiter,
    lineEnd: dialect.recordDelimiter.includes('\n') ? '\n' : '\r',
    columns: dialect.header.length,
    limit: MAX_RECORD_LENGTH,
  });
  for await (const piece of bounded) {
    if (piece === '') continue;
    lastCharacter = piece.at(-1) ?? lastCharacter;
    // A full parser has its records waiting to be read, so one turn of the event loop is enough.
    if (!parser.write(piece) && failure === null) await setImmediate();
    const batch = takeRows();
    if (failure) throw refusalFor(failure);
    if (batch.length > 0) yield batch;
  }
  await endParser(parser);
  const lastBatch = takeRows();
  if (failure) throw refusalFor(failure);
  const columns = (header as string[] | null) ?? [];
  const final = lastParsed as ParsedRecord | null;
  const endsWithLineEnd = lastCharacter === '\n' || lastCharacter === '\r';
  if (final && final.record.length < columns.length && !endsWithLineEnd) {
    throw new FeedRefused(
      `The CSV is truncated: its last record (line ${final.info.lines}) has ${final.record.length} of ${columns.length} columns and no line end.`,
      'Fetch the feed again.',
    );
  }
  const lastRow = final && toRow(final, ++rows, columns, repair);
  if (lastRow) lastBatch.push(lastRow);
  if (columns.some((name) => name === '')) remark('Columns without a name in the header are ignored.');
  if (lastBatch.length > 0) yield lastBatch;
}

type Parser = ReturnType<typeof parse>;

function endParser(parser: Parser): Promise<void> {
  return new Promise((resolve) => {
    parser.once('error', () => resolve());
    parser.end(() => setImmediate().then(resolve));
  });
}
