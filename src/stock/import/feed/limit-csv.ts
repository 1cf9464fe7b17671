import { CUT_MARK } from './cut-mark.ts';

const QUOTE = 34;

/** How a table is written. */
export interface LimitCsvOptions {
  delimiter: string;
  /** The character a line ends with: "\n" also where lines end with "\r\n". */
  lineEnd: '\n' | '\r';
  /** Columns a record should have. */
  columns: number;
  /** Characters a record may have. */
  limit: number;
}

/** Stands in for a record that was left out because it is too long. */
export interface CutRecord {
  /**
   * `long`: over the limit; `open`: a quote that is never closed ran into the next records, which were read on
   * their own where `lines` is 0 and cannot be told apart where it is not.
   */
  kind: 'long' | 'open';
  /** Lines left out beside the one that stands for them. */
  lines: number;
  /** The beginning of the record. */
  text: string;
}

/** Follows quotes and line ends as csv-parse does with `relax_quotes`. */
class Scanner {
  columns = 1;
  lines = 0;
  /** A quoted cell went on behind its closing quote. */
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

  /** Takes one character; true where it ends the record. */
  ends(code: number): boolean {
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

/** True where a line below the first is a whole record by itself: the quote before it was never meant to hold it. */
function holdsRecords(text: string, options: LimitCsvOptions): boolean {
  for (let at = text.indexOf(options.lineEnd) + 1; at > 0; ) {
    const end = text.indexOf(options.lineEnd, at);
    const line = text.slice(at, end < 0 ? text.length : end);
    const scanner = new Scanner(options);
    for (let i = 0; i < line.length; i++) scanner.ends(line.charCodeAt(i));
    if (scanner.columns === options.columns && options.columns > 1 && !scanner.isOpen && !scanner.loose)
      return true;
    at = end < 0 ? 0 : end + 1;
  }
  return false;
}

function cutRecord(record: CutRecord): string {
  return `"${(CUT_MARK + JSON.stringify(record)).replaceAll('"', '""')}"`;
}

/** Reads what `limitCsv` put in the place of a record; null for a cell of the feed. */
export function readCutRecord(cell: string | undefined): CutRecord | null {
  if (!cell?.startsWith(CUT_MARK)) return null;
  try {
    return JSON.parse(cell.slice(CUT_MARK.length)) as CutRecord;
  } catch {
    return null;
  }
}

/**
 * Passes a table on and puts a one-celled record in the place of each that is longer than the limit, and of a line
 * whose open quote swallowed records below it; those below are read on their own. `readCutRecord` reads it. Holds
 * at most one record and one piece of the stream.
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

  /** Takes the first line off a record that holds others; what is left is scanned again. */
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
      if (!scanner.ends(record.charCodeAt(scanned++))) continue;
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
  // An open quote at the end lets the parser say that the table is cut short.
  if (long !== null) yield scanner.isOpen ? `"${CUT_MARK}` : finished(long);
  else if (record !== '') yield record;
}
