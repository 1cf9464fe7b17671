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

interface Parsed {
  record: string[];
  info: { lines: number };
}

function refusalOf(error: CsvError): Error {
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedRefused(
      `The CSV is truncated or damaged: a quoted cell that starts${line} is not closed at the end.`,
      'Fetch the feed again.',
    );
  }
  return new FeedRefused(
    `The CSV cannot be read${line}: ${error.message}`,
    'Check the delimiter and the quotes of the feed.',
  );
}

/** The row for a placeholder. Refuses the feed where further records are lost in it. */
function cutRow(cut: CutRecord, row: number, line: number): SourceRow {
  if (cut.kind === 'open' && cut.lines > 0)
    throw new FeedRefused(
      `The record that ends on line ${line} is over 4 MB and does not have the columns of the header: a quote is never closed, and the records after it cannot be separated.`,
      'Have the feed quoted properly, or fetch it again.',
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
  };
}

function toRow(
  parsed: Parsed,
  row: number,
  header: readonly string[],
  repair: RepairBytes | null,
): SourceRow | null {
  const line = parsed.info.lines;
  const cut = readCutRecord(parsed.record[0]);
  if (cut !== null) return cutRow(cut, row, line);
  const repaired = repair?.(parsed.record, (i) => header[i] || `column ${i + 1}`);
  if (repaired?.ok === false) return { kind: 'unreadable', row, line, ...repaired.problem };
  const record = repaired?.texts ?? parsed.record;
  if (record.every((cell) => cell.trim() === '')) return null;
  const extra = record.slice(header.length);
  if (record.length < header.length || extra.some((cell) => cell.trim() !== '')) {
    const reason = `has ${record.length} ${record.length === 1 ? 'column' : 'columns'}, the header has ${header.length}`;
    return {
      kind: 'unreadable',
      row,
      line,
      field: 'record',
      value: record.join(' | ').slice(0, 200),
      reason,
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
  let tail = '';
  let leftOut = 0;
  let held: Parsed | null = null;

  const drain = (): SourceRow[] => {
    const batch: SourceRow[] = [];
    for (
      let parsed = parser.read() as Parsed | null;
      parsed !== null;
      parsed = parser.read() as Parsed | null
    ) {
      if (header === null) {
        header = parsed.record.map((cell) => readMarksAs1252(cell).trim());
        continue;
      }
      parsed.info.lines += leftOut;
      leftOut += readCutRecord(parsed.record[0])?.lines ?? 0;
      const before = held;
      held = parsed;
      const row = before && toRow(before, ++rows, header, repair);
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
    tail = piece.at(-1) ?? tail;
    if (!parser.write(piece)) await drained(parser, () => failure !== null);
    const batch = drain();
    if (failure) throw refusalOf(failure);
    if (batch.length > 0) yield batch;
  }
  await ended(parser);
  const last = drain();
  if (failure) throw refusalOf(failure);
  const columns = (header as string[] | null) ?? [];
  const final = held as Parsed | null;
  if (final && final.record.length < columns.length && tail !== '\n' && tail !== '\r') {
    throw new FeedRefused(
      `The CSV is truncated: its last record (line ${final.info.lines}) has ${final.record.length} of ${columns.length} columns and no line end.`,
      'Fetch the feed again.',
    );
  }
  const lastRow = final && toRow(final, ++rows, columns, repair);
  if (lastRow) last.push(lastRow);
  if (columns.some((name) => name === '')) remark('Columns without a name in the header are ignored.');
  if (last.length > 0) yield last;
}

type Parser = ReturnType<typeof parse>;

/**
 * Waits for a full parser. Its records are already waiting to be read, so one turn of the event loop is
 * enough.
 */
function drained(_parser: Parser, failed: () => boolean): Promise<void> {
  return failed() ? Promise.resolve() : new Promise((resolve) => setImmediate(resolve));
}

function ended(parser: Parser): Promise<void> {
  return new Promise((resolve) => {
    parser.once('error', () => resolve());
    parser.end(() => setImmediate(resolve));
  });
}
