import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';

export type Selection =
  | { kind: 'whole' }
  | { kind: 'unsatisfiable' }
  /** First and last byte, both included, from 0. */
  | { kind: 'part'; start: number; end: number };

const WHOLE: Selection = { kind: 'whole' };

/** `range-parser` rejects a suffix longer than the file, which means the whole file (RFC 9110, 14.1.2). */
function clampSuffix(range: string, size: number): string {
  const [, length] = /^bytes=\s*-(\d+)\s*$/i.exec(range) ?? [];
  return length !== undefined && Number(length) > size ? `bytes=-${size}` : range;
}

/** `If-Range` matches the same strong ETag or exactly the same date (RFC 9110, 13.1.5). */
function ifRangeHolds(condition: string | undefined, etag: string, lastModified: string): boolean {
  return condition === undefined || condition === etag || condition === lastModified;
}

/**
 * Selects the bytes that a request asks for. Several ranges, unknown units and malformed ranges select the whole file,
 * as RFC 9110 (14.2) allows.
 *
 * @param file `size` in bytes; `etag` strong, of the uncompressed file
 */
export function selectRange(
  headers: IncomingHttpHeaders,
  file: { size: number; etag: string; lastModified: string },
): Selection {
  const { range } = headers;
  if (range === undefined || !ifRangeHolds(headers['if-range']?.toString(), file.etag, file.lastModified))
    return WHOLE;
  if (!/^bytes=/i.test(range)) return WHOLE;
  const ranges = parseRange(file.size, clampSuffix(range, file.size));
  // `range-parser` returns -2 for a malformed header and -1 if no range is inside the file.
  if (ranges === -2) return WHOLE;
  if (ranges === -1) return { kind: 'unsatisfiable' };
  const [first, ...others] = ranges;
  return first && others.length === 0 ? { kind: 'part', start: first.start, end: first.end } : WHOLE;
}
