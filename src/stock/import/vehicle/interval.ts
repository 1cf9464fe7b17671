import { parseDate } from '../cells/date.ts';

// Feeds without a zone do not state where the dealer is, so eastern Australia without daylight saving is
// assumed.
const ZONE = '+10:00';
const DAY = 24 * 60 * 60 * 1_000;

/** Start and end in milliseconds since 1970; null if that side is open. */
export interface Interval {
  start: number | null;
  /** The first moment after the interval. */
  end: number | null;
}

/**
 * The start of a day or moment; for a day that ends the interval, the start of the next day. Undefined if
 * the text is neither.
 */
function momentOf(text: string, isEnd: boolean): number | undefined {
  const read = parseDate(/T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text}${ZONE}` : text);
  if (read === null) return undefined;
  if (read.includes('T')) return Date.parse(read);
  // A month ("2026-11") is not precise enough.
  return read.length === 10 ? Date.parse(`${read}T00:00${ZONE}`) + (isEnd ? DAY : 0) : undefined;
}

/**
 * Parses an ISO 8601 interval of two days or moments ("2026-11-01T00:00+1100/2026-11-30T23:59+1100"), either
 * of which may be missing. The last day is included. Null if it cannot be read or ends before it starts.
 */
export function parseInterval(text: string): Interval | null {
  const [from = '', to = '', ...more] = text.split('/').map((part) => part.trim());
  const start = from === '' ? null : momentOf(from, false);
  const end = to === '' ? null : momentOf(to, true);
  if (more.length > 0 || start === undefined || end === undefined) return null;
  if (start === null && end === null) return null;
  return start !== null && end !== null && end < start ? null : { start, end };
}
