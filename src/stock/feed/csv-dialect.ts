/** How a delimited file is written. */
export interface CsvDialect {
  delimiter: string;
  recordDelimiter: string[];
  /** Lines before the header: Excel's `sep=;`. */
  skipLines: number;
  /** The header's cells, trimmed. */
  header: string[];
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

/** Reads the dialect off the beginning of a file; `delimiter` overrides the guess. */
export function csvDialect(head: string, delimiter?: string): CsvDialect {
  const named = /^sep=(.)\r?\n/i.exec(head);
  const body = named ? head.slice(named[0].length) : head;
  const record = firstRecord(body);
  const counts = DELIMITERS.map((char) => [char, splitRecord(record, char).length] as const);
  const best = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  const chosen = delimiter ?? named?.[1] ?? best[0];
  return {
    delimiter: chosen,
    recordDelimiter: head.includes('\r') && !head.includes('\n') ? ['\r'] : ['\r\n', '\n'],
    skipLines: named ? 1 : 0,
    header: splitRecord(record, chosen),
  };
}
