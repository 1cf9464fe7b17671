import { CsvError, parse } from 'csv-parse/sync';
import { readOldAddress } from './old-address.ts';

export interface ListRow {
  /** From 1. */
  line: number;
  from: string;
  /** Empty if the list gives no target. */
  to: string;
}

/** Why a list cannot be read. */
export class ListBroken extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Names of the columns in exports of other systems. */
const FROM_NAMES = new Set([
  'from',
  'old',
  'old url',
  'old address',
  'source',
  'source url',
  'address',
  'url',
]);
const TO_NAMES = new Set(['to', 'new', 'new url', 'new address', 'target', 'target url', 'destination']);

interface Row {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a list of addresses: one a line, or CSV with the columns `from` and `to`. Lines that begin with "#" are comments.
 *
 * @throws ListBroken for a file that is not valid CSV
 */
export function parseList(text: string): ListRow[] {
  let rows: Row[];
  try {
    rows = parse(text, {
      info: true,
      trim: true,
      bom: true,
      comment: '#',
      comment_no_infix: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ListBroken(`This is not valid CSV: ${error.message}`, Number(error.lines) || 1);
  }
  const names = rows[0]?.record.map((name) => name.toLowerCase()) ?? [];
  const fromAt = names.findIndex((name) => FROM_NAMES.has(name));
  const toAt = names.findIndex((name) => TO_NAMES.has(name));
  const hasHeader = fromAt >= 0 && readOldAddress(names[fromAt] ?? '') === null;
  const [fromColumn, toColumn] = hasHeader ? [fromAt, toAt] : [0, 1];
  return rows.slice(hasHeader ? 1 : 0).map(({ record, info }) => {
    const [from = '', to = ''] = [record[fromColumn], record[toColumn]];
    // A list with one address a line may have addresses with commas.
    const isOneAddress = !hasHeader && to !== '' && readOldAddress(to) === null;
    return { line: info.lines, from: isOneAddress ? record.join(',') : from, to: isOneAddress ? '' : to };
  });
}
