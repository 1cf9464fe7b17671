export interface CsvDialect {
  delimiter: string;
  recordDelimiter: string[];
  /** Lines before the header, such as Excel's `sep=;`. */
  skipLines: number;
  /** The header's cells, trimmed. */
  header: string[];
  /** True if the header has a quote that is never closed. `header` was then read without quotes. */
  hasStrayQuote: boolean;
}

const DELIMITERS = [',', ';', '\t', '|'];

function firstRecord(text: string): string {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') quoted = !quoted;
    else if (!quoted && (text[i] === '\n' || text[i] === '\r')) return text.slice(0, i);
  }
  return text;
}

function splitRecord(record: string, delimiter: string): string[] {
  const cells = [''];
  let quoted = false;
  for (const char of record) {
    if (char === '"') quoted = !quoted;
    else if (char === delimiter && !quoted) cells.push('');
    else cells[cells.length - 1] += char;
  }
  return cells.map((cell) => cell.trim());
}

/** Number of columns of a record; null if its quotes are not valid. */
function countColumns(record: string, delimiter: string): number | null {
  let columns = 1;
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  for (const char of record.replace(/\r$/, '')) {
    if (state === 'quoted') state = char === '"' ? 'closed' : 'quoted';
    else if (char === delimiter) {
      columns++;
      state = 'start';
    } else if (char !== '"') {
      if (state === 'closed') return null;
      state = 'plain';
    } else if (state === 'plain') return null;
    else state = 'quoted';
  }
  return state === 'quoted' ? null : columns;
}

/** The delimiter that gives the most columns; the first of several with equally many. */
function bestDelimiter(columnsWith: (delimiter: string) => number): string {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, columns: columnsWith(delimiter) }));
  return counts.reduce((best, other) => (other.columns > best.columns ? other : best)).delimiter;
}

// Lines checked below a header with a quote that may never be closed.
const MAX_LINES = 50;

/**
 * Returns the header line without its quotes if one of them is never closed and swallows the records below. Signs of
 * that: read with its quotes, the header spans lines and the next record has another number of columns; read without
 * them, a line below has as many columns. Null for any other header.
 */
function headerWithoutStrayQuote(body: string, statedDelimiter: string | undefined): string | null {
  const record = firstRecord(body);
  if (!/[\r\n]/.test(record.trim())) return null;
  const [first = '', ...below] = body.split(/\r\n|\n|\r/, MAX_LINES);
  const line = first.replaceAll('"', '');
  const delimiter = statedDelimiter ?? bestDelimiter((char) => line.split(char).length);
  const columnsWithQuotes = countColumns(record, delimiter);
  const nextRecord = firstRecord(body.slice(record.length).trimStart());
  if (columnsWithQuotes !== null && columnsWithQuotes === countColumns(nextRecord, delimiter)) return null;
  const columns = line.split(delimiter).length;
  return columns > 1 && below.some((text) => countColumns(text, delimiter) === columns) ? line : null;
}

/**
 * Detects the CSV dialect from the start of a file.
 *
 * @param delimiter used instead of the detected one
 */
export function csvDialect(head: string, delimiter?: string): CsvDialect {
  const separatorLine = /^sep=(.)\r?\n/i.exec(head);
  const body = separatorLine ? head.slice(separatorLine[0].length) : head;
  const statedDelimiter = delimiter ?? separatorLine?.[1];
  const unquoted = headerWithoutStrayQuote(body.trimStart(), statedDelimiter);
  const record = unquoted ?? firstRecord(body);
  const chosen = statedDelimiter ?? bestDelimiter((char) => splitRecord(record, char).length);
  return {
    delimiter: chosen,
    recordDelimiter: head.includes('\r') && !head.includes('\n') ? ['\r'] : ['\r\n', '\n'],
    skipLines: separatorLine ? 1 : 0,
    header: splitRecord(record, chosen),
    hasStrayQuote: unquoted !== null,
  };
}

/** Removes the quotes from the header, which is the first line after `skipLines` that is not blank. */
export async function* withoutHeaderQuotes(
  text: AsyncIterable<string>,
  { recordDelimiter, skipLines }: CsvDialect,
): AsyncGenerator<string> {
  const lineEnd = recordDelimiter.includes('\n') ? '\n' : '\r';
  let skip = skipLines;
  let done = false;
  let buffer = '';
  for await (const piece of text) {
    if (done) {
      yield piece;
      continue;
    }
    buffer += piece;
    for (let end = buffer.indexOf(lineEnd); end >= 0 && !done; end = buffer.indexOf(lineEnd)) {
      const line = buffer.slice(0, end + 1);
      buffer = buffer.slice(end + 1);
      const isHeader = skip <= 0 && line.trim() !== '';
      if (skip > 0) skip--;
      yield isHeader ? line.replaceAll('"', '') : line;
      done = isHeader;
    }
    if (done) {
      yield buffer;
      buffer = '';
    }
  }
  if (buffer !== '') yield buffer;
}
