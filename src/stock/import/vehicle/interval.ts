import { parseDate } from '../cells/date.ts';

/** Time of eastern Australia without daylight saving, for feeds that name no zone: a feed does not say where its dealer is. */
const ZONE = '+10:00';
const DAY = 24 * 60 * 60 * 1_000;

/** Milliseconds since 1970; null for an end that is left open. */
export interface Interval {
  start: number | null;
  /** The first moment after it. */
  end: number | null;
}

/** The first moment of what the text names, or the last where it is a day that ends the interval; undefined when it is no day or moment. */
function momentOf(text: string, isEnd: boolean): number | undefined {
  const read = parseDate(/T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text}${ZONE}` : text);
  if (read === null) return undefined;
  if (read.includes('T')) return Date.parse(read);
  // A month alone is no day.
  return read.length === 10 ? Date.parse(`${read}T00:00${ZONE}`) + (isEnd ? DAY : 0) : undefined;
}

/**
 * Reads an ISO 8601 interval of two days or moments ("2026-11-01T00:00+1100/2026-11-30T23:59+1100"), of which one may be
 * missing. The last day belongs to it. Null when it cannot be read or ends before it starts.
 */
export function parseInterval(text: string): Interval | null {
  const [from = '', to = '', ...more] = text.split('/').map((part) => part.trim());
  const start = from === '' ? null : momentOf(from, false);
  const end = to === '' ? null : momentOf(to, true);
  if (more.length > 0 || start === undefined || end === undefined) return null;
  if (start === null && end === null) return null;
  return start !== null && end !== null && end < start ? null : { start, end };
}
