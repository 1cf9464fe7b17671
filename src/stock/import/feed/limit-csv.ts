import { CUT_MARK } from './cut-mark.ts';

const QUOTE = 34;

/** Format of the CSV, and the limit. */
export interface LimitCsvOptions {
  delimiter: string;
  /** "\n" also where lines end with "\r\n". */
  lineEnd: '\n' | '\r';
  /** Number of columns in the header. */
  columns: number;
  /** Longest record in characters. */
  limit: number;
}

/** Placeholder for a record that was left out. */
export interface CutRecord {
  /**
   * `long`: over the limit. `open`: a quote that is never closed ran into the next records. With `lines` 0
   * these were read on their own; otherwise they cannot be separated.
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
  /** True where a quoted cell continues after its closing quote. */
  loose = false;
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

  /** Processes one character; true where it ends the record. */
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
      if (code !== this.delimiter && code !== this.lineEnd && code !== 13) this.loose = true;
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
 * True where a line after the first is a complete record of its own, so the quote before it was not meant to
 * contain it.
 */
function holdsRecords(text: string, options: LimitCsvOptions): boolean {
  for (let at = text.indexOf(options.lineEnd) + 1; at > 0; ) {
    const end = text.indexOf(options.lineEnd, at);
    const line = text.slice(at, end < 0 ? text.length : end);
    const scanner = new Scanner(options);
    for (let i = 0; i < line.length; i++) scanner.endsRecord(line.charCodeAt(i));
    if (scanner.columns === options.columns && options.columns > 1 && !scanner.isOpen && !scanner.loose)
      return true;
    at = end < 0 ? 0 : end + 1;
  }
  return false;
}

function cutRecord(record: CutRecord): string {
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
 * Passes a CSV stream on, and replaces by a placeholder (see `readCutRecord`) each record over the limit and
 * each line whose unclosed quote swallowed the records below it; those records are then read on their own.
 * Keeps at most one record and one piece of the stream in memory.
 */
export async function* limitCsv(
  text: AsyncIterable<string>,
  options: LimitCsvOptions,
): AsyncGenerator<string> {
  const { lineEnd, limit, columns } = options;
  let scanner = new Scanner(options);
  let record = '';
  let long: CutRecord | null = null;
  let scanned = 0;

  const isSuspicious = (): boolean => scanner.isOpen || scanner.loose || scanner.columns !== columns;

  const finished = (cut: CutRecord): string =>
    cutRecord({ ...cut, kind: scanner.columns === columns ? 'long' : 'open', lines: scanner.lines });

  /** Removes the first line of a record that contains others, and scans the rest again. */
  function* split(): Generator<string> {
    const end = record.indexOf(lineEnd);
    yield cutRecord({ kind: 'open', lines: 0, text: record.slice(0, Math.min(end, 200)) }) + lineEnd;
    record = record.slice(end + 1);
    scanner = new Scanner(options);
    scanned = 0;
  }

  function* take(piece: string): Generator<string> {
    record += piece;
    let whole = 0;
    while (scanned < record.length) {
      if (!scanner.endsRecord(record.charCodeAt(scanned++))) continue;
      if (long !== null) {
        yield finished(long) + lineEnd;
        record = record.slice(scanned);
        scanned = 0;
        long = null;
      } else if (scanner.lines > 0 && isSuspicious() && holdsRecords(record.slice(whole, scanned), options)) {
        if (whole > 0) yield record.slice(0, whole);
        record = record.slice(whole);
        whole = 0;
        yield* split();
        continue;
      } else whole = scanned;
      scanner = new Scanner(options);
    }
    if (whole > 0) {
      yield record.slice(0, whole);
      record = record.slice(whole);
      scanned -= whole;
    }
    if (long !== null) {
      record = '';
      scanned = 0;
    } else if (record.length > limit) {
      if (scanner.lines > 0 && holdsRecords(record, options)) {
        yield* split();
        yield* take('');
      } else {
        long = { kind: 'long', lines: 0, text: record.slice(0, 200) };
        record = '';
        scanned = 0;
      }
    }
  }

  for await (const piece of text) yield* take(piece);
  while (scanner.isOpen && long === null && holdsRecords(record, options)) {
    yield* split();
    yield* take('');
  }
  // The open quote makes the parser report that the CSV is truncated.
  if (long !== null) yield scanner.isOpen ? `"${CUT_MARK}` : finished(long);
  else if (record !== '') yield record;
}
