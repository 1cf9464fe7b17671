import { CUT_MARK } from './cut-mark.ts';

// Character codes.
const QUOTE = 34;
const CARRIAGE_RETURN = 13;

export interface LimitCsvOptions {
  delimiter: string;
  /** "\n" also for lines that end with "\r\n". */
  lineEnd: '\n' | '\r';
  /** Number of columns in the header. */
  columns: number;
  /** Longest record in characters. */
  limit: number;
}

/** Placeholder for a record that was left out. */
export interface CutRecord {
  /**
   * `long`: over the limit. `open`: a quote that is never closed swallowed the records below. If `lines` is 0, those
   * records were read on their own; otherwise they cannot be separated.
   */
  kind: 'long' | 'open';
  /** Number of lines left out, besides the placeholder's own. */
  lines: number;
  /** The start of the record. */
  text: string;
}

/** Tracks quotes and line ends in the same way as csv-parse with `relax_quotes`. */
class Scanner {
  columns = 1;
  lines = 0;
  /** True if a quoted cell continues after its closing quote. */
  hasTextAfterQuote = false;
  private state: 'plain' | 'quoted' | 'closing' = 'plain';
  private cellIsEmpty = true;
  private readonly delimiter: number;
  private readonly lineEnd: number;

  constructor({ delimiter, lineEnd }: LimitCsvOptions) {
    this.delimiter = delimiter.charCodeAt(0);
    this.lineEnd = lineEnd.charCodeAt(0);
  }

  get isOpen(): boolean {
    return this.state === 'quoted';
  }

  /** Processes one character; true if it ends the record. */
  endsRecord(code: number): boolean {
    if (this.state === 'quoted') {
      if (code === QUOTE) this.state = 'closing';
      else if (code === this.lineEnd) this.lines++;
      return false;
    }
    if (this.state === 'closing') {
      if (code === QUOTE) {
        this.state = 'quoted';
        return false;
      }
      this.state = 'plain';
      this.cellIsEmpty = false;
      if (code !== this.delimiter && code !== this.lineEnd && code !== CARRIAGE_RETURN)
        this.hasTextAfterQuote = true;
    }
    if (code === this.lineEnd) return true;
    if (code === this.delimiter) {
      this.columns++;
      this.cellIsEmpty = true;
    } else if (code === QUOTE && this.cellIsEmpty) this.state = 'quoted';
    else this.cellIsEmpty = false;
    return false;
  }
}

/**
 * True if a line after the first is a complete record of its own, so the quote before it was not meant to
 * contain it.
 */
function containsRecords(text: string, options: LimitCsvOptions): boolean {
  for (let start = text.indexOf(options.lineEnd) + 1; start > 0; ) {
    const end = text.indexOf(options.lineEnd, start);
    const line = text.slice(start, end < 0 ? text.length : end);
    const scanner = new Scanner(options);
    for (let i = 0; i < line.length; i++) scanner.endsRecord(line.charCodeAt(i));
    const hasValidQuotes = !scanner.isOpen && !scanner.hasTextAfterQuote;
    if (scanner.columns === options.columns && options.columns > 1 && hasValidQuotes) return true;
    start = end < 0 ? 0 : end + 1;
  }
  return false;
}

/** A placeholder as a quoted CSV cell. */
function placeholder(record: CutRecord): string {
  return `"${(CUT_MARK + JSON.stringify(record)).replaceAll('"', '""')}"`;
}

/** Parses a placeholder written by `limitCsv`; null for an ordinary cell. */
export function readCutRecord(cell: string | undefined): CutRecord | null {
  if (!cell?.startsWith(CUT_MARK)) return null;
  try {
    return JSON.parse(cell.slice(CUT_MARK.length)) as CutRecord;
  } catch {
    return null;
  }
}

/**
 * Passes a CSV stream on with placeholders (see `readCutRecord`) in place of each record over the limit, and of each
 * line whose unclosed quote swallowed the records below it; those records are then read on their own.
 * Keeps at most one record and one piece of the stream in memory.
 */
export async function* limitCsv(
  text: AsyncIterable<string>,
  options: LimitCsvOptions,
): AsyncGenerator<string> {
  const { lineEnd, limit, columns } = options;
  let scanner = new Scanner(options);
  let record = '';
  /** The record over the limit that is being skipped. */
  let skipped: CutRecord | null = null;
  /** Characters of `record` that were scanned. */
  let scanned = 0;

  const isSuspicious = (): boolean =>
    scanner.isOpen || scanner.hasTextAfterQuote || scanner.columns !== columns;

  const placeholderOf = (cut: CutRecord): string =>
    placeholder({ ...cut, kind: scanner.columns === columns ? 'long' : 'open', lines: scanner.lines });

  /** Replaces the first line of a record that swallowed others by a placeholder, and scans the rest again. */
  function* replaceFirstLine(): Generator<string> {
    const end = record.indexOf(lineEnd);
    yield placeholder({ kind: 'open', lines: 0, text: record.slice(0, Math.min(end, 200)) }) + lineEnd;
    record = record.slice(end + 1);
    scanner = new Scanner(options);
    scanned = 0;
  }

  function* scan(piece: string): Generator<string> {
    record += piece;
    /** Length of the complete records at the start of `record`. */
    let complete = 0;
    while (scanned < record.length) {
      if (!scanner.endsRecord(record.charCodeAt(scanned++))) continue;
      if (skipped !== null) {
        yield placeholderOf(skipped) + lineEnd;
        record = record.slice(scanned);
        scanned = 0;
        skipped = null;
      } else if (
        scanner.lines > 0 &&
        isSuspicious() &&
        containsRecords(record.slice(complete, scanned), options)
      ) {
        if (complete > 0) yield record.slice(0, complete);
        record = record.slice(complete);
        complete = 0;
        yield* replaceFirstLine();
        continue;
      } else complete = scanned;
      scanner = new Scanner(options);
    }
    if (complete > 0) {
      yield record.slice(0, complete);
      record = record.slice(complete);
      scanned -= complete;
    }
    if (skipped !== null) {
      record = '';
      scanned = 0;
    } else if (record.length > limit) {
      if (scanner.lines > 0 && containsRecords(record, options)) {
        yield* replaceFirstLine();
        yield* scan('');
      } else {
        skipped = { kind: 'long', lines: 0, text: record.slice(0, 200) };
        record = '';
        scanned = 0;
      }
    }
  }

  for await (const piece of text) yield* scan(piece);
  while (scanner.isOpen && skipped === null && containsRecords(record, options)) {
    yield* replaceFirstLine();
    yield* scan('');
  }
  // The open quote makes the parser report that the CSV is truncated.
  if (skipped !== null) yield scanner.isOpen ? `"${CUT_MARK}` : placeholderOf(skipped);
  else if (record !== '') yield record;
}
