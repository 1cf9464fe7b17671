export interface CsvDialect {
  delimiter: string;
  recordDelimiter: string[];
  /** Lines before the header, such as Excel's `sep=;`. */
  skipLines: number;
  /** The header's cells, trimmed. */
  header: string[];
  /** True where the header has a quote that is never closed. `header` was then read without quotes. */
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

/** Number of columns of a record with valid quotes; null where they are not. */
function columnsOf(record: string, delimiter: string): number | null {
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

function bestDelimiter(columns: (delimiter: string) => number): string {
  const counts = DELIMITERS.map((char) => [char, columns(char)] as const);
  return counts.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

// Lines checked below a header with a quote that may never be closed.
const MAX_LINES = 50;

/**
 * The first line without quotes, where one of them swallows records: a line below has as many columns, but
 * the header with its quotes is not followed by a record with that number. Null otherwise.
 */
function lineWithStrayQuote(body: string, given: string | undefined): string | null {
  const record = firstRecord(body);
  if (!/[\r\n]/.test(record.trim())) return null;
  const [first = '', ...below] = body.split(/\r\n|\n|\r/, MAX_LINES);
  const line = first.replaceAll('"', '');
  const delimiter = given ?? bestDelimiter((char) => line.split(char).length);
  const quoted = columnsOf(record, delimiter);
  const next = firstRecord(body.slice(record.length).trimStart());
  if (quoted !== null && quoted === columnsOf(next, delimiter)) return null;
  const columns = line.split(delimiter).length;
  return columns > 1 && below.some((text) => columnsOf(text, delimiter) === columns) ? line : null;
}

/**
 * Detects the CSV dialect from the start of a file.
 *
 * @param delimiter used instead of the detected one
 */
export function csvDialect(head: string, delimiter?: string): CsvDialect {
  const named = /^sep=(.)\r?\n/i.exec(head);
  const body = named ? head.slice(named[0].length) : head;
  const given = delimiter ?? named?.[1];
  const unquoted = lineWithStrayQuote(body.trimStart(), given);
  const record = unquoted ?? firstRecord(body);
  const chosen = given ?? bestDelimiter((char) => splitRecord(record, char).length);
  return {
    delimiter: chosen,
    recordDelimiter: head.includes('\r') && !head.includes('\n') ? ['\r'] : ['\r\n', '\n'],
    skipLines: named ? 1 : 0,
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
