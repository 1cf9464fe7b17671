export interface CsvDialect {
  delimiter: string;
  recordDelimiter: string[];
  /** Lines before the header: Excel's `sep=;`. */
  skipLines: number;
  /** The header's cells, trimmed. */
  header: string[];
  /** The header opens a quote that is never closed; its cells are those of its line without quotes. */
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

/** Columns of a record whose quotes are in order; null where they are not. */
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

/** Lines that are looked at below a header whose quote may never be closed. */
const MOST_LINES = 50;

/**
 * The first line without its quotes, where one of them swallows records: a line below has as many columns, and the
 * header with its quotes is not followed by records of its own.
 */
function lineWithStrayQuote(body: string, given: string | undefined): string | null {
  const record = firstRecord(body);
  if (!/[\r\n]/.test(record.trim())) return null;
  const [first = '', ...below] = body.split(/\r\n|\n|\r/, MOST_LINES);
  const line = first.replaceAll('"', '');
  const delimiter = given ?? bestDelimiter((char) => line.split(char).length);
  const quoted = columnsOf(record, delimiter);
  const next = firstRecord(body.slice(record.length).trimStart());
  if (quoted !== null && quoted === columnsOf(next, delimiter)) return null;
  const columns = line.split(delimiter).length;
  return columns > 1 && below.some((text) => columnsOf(text, delimiter) === columns) ? line : null;
}

/** Reads the dialect off the beginning of a file; `delimiter` overrides the guess. */
export function csvDialect(head: string, delimiter?: string): CsvDialect {
  const named = /^sep=(.)\r?\n/i.exec(head);
  const body = named ? head.slice(named[0].length) : head;
  const given = delimiter ?? named?.[1];
  const mended = lineWithStrayQuote(body.trimStart(), given);
  const record = mended ?? firstRecord(body);
  const chosen = given ?? bestDelimiter((char) => splitRecord(record, char).length);
  return {
    delimiter: chosen,
    recordDelimiter: head.includes('\r') && !head.includes('\n') ? ['\r'] : ['\r\n', '\n'],
    skipLines: named ? 1 : 0,
    header: splitRecord(record, chosen),
    hasStrayQuote: mended !== null,
  };
}

/** Takes the quotes out of the header's line, the first below `skipLines` that is not blank. */
export async function* withoutHeaderQuotes(
  text: AsyncIterable<string>,
  { recordDelimiter, skipLines }: CsvDialect,
): AsyncGenerator<string> {
  const lineEnd = recordDelimiter.includes('\n') ? '\n' : '\r';
  let skip = skipLines;
  let done = false;
  let held = '';
  for await (const piece of text) {
    if (done) {
      yield piece;
      continue;
    }
    held += piece;
    for (let end = held.indexOf(lineEnd); end >= 0 && !done; end = held.indexOf(lineEnd)) {
      const line = held.slice(0, end + 1);
      held = held.slice(end + 1);
      const isHeader = skip <= 0 && line.trim() !== '';
      if (skip > 0) skip--;
      yield isHeader ? line.replaceAll('"', '') : line;
      done = isHeader;
    }
    if (done) {
      yield held;
      held = '';
    }
  }
  if (held !== '') yield held;
}
