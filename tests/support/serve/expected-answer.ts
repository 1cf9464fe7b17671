import type { Accepted, PlannedRequest, RangeSpec } from './generated-requests.ts';
import { requestText } from './raw-http.ts';
import { FILES, MODIFIED } from './test-host.ts';

export type Coding = 'br' | 'gzip' | 'identity';

/** ETags from the host's first responses, by file and encoding. */
export type Tags = ReadonlyMap<string, string>;

export const tagKey = (file: string, coding: Coding): string => `${coding} ${file}`;

/** Files of the test site that the host compresses: text above a kilobyte. */
export const COMPRESSED: readonly string[] = ['stock.html', 'data.json'];

const AFTER = 'Fri, 05 Mar 2027 05:06:07 GMT';
const BEFORE = 'Mon, 03 Mar 2025 05:06:07 GMT';

export interface Expected {
  status: number;
  /** Decoded body; null if it does not matter. */
  body: Buffer | null;
  coding: Coding;
  contentRange: string | null;
}

function rangeText(range: RangeSpec): string | null {
  if (range.kind === 'none') return null;
  if (range.kind === 'ignored') return range.text;
  return range.kind === 'suffix' ? `bytes=-${range.length}` : `bytes=${range.first}-${range.last ?? ''}`;
}

/** First byte and end (exclusive) of the requested range; null for the whole file; 'none' if it cannot be satisfied. */
function sliceOf(range: RangeSpec, size: number): [start: number, end: number] | null | 'none' {
  if (range.kind === 'none') return null;
  // Several ranges may be ignored, but in an empty file none can be satisfied.
  if (range.kind === 'ignored') return size === 0 && range.text.includes(',') ? 'none' : null;
  if (range.kind === 'suffix') {
    if (range.length === 0 || size === 0) return 'none';
    return [Math.max(0, size - range.length), size];
  }
  const end = range.last === null ? size : Math.min(size, range.last + 1);
  return range.first < end ? [range.first, end] : 'none';
}

function codingOf(accepted: Accepted | null): Coding {
  const q = (name: string): number | undefined => accepted?.find((one) => one.name === name)?.q;
  const wishes = { br: q('br') ?? q('*') ?? 0, gzip: q('gzip') ?? q('*') ?? 0 };
  // An uncompressed response is acceptable even if the header does not name it, unless another coding is preferred.
  const plain = q('identity') ?? q('*') ?? 0;
  const best = Math.max(wishes.br, wishes.gzip);
  if (best === 0 || plain > best) return 'identity';
  return wishes.br === best ? 'br' : 'gzip';
}

const isUnmodified = (condition: PlannedRequest['condition']): boolean =>
  ['same-tag', 'weak-tag', 'tag-in-list', 'any-tag', 'not-modified'].includes(condition);

/** The correct answer by RFC 9110 and the site's files, computed independently of the code under test. */
export function expectedAnswer(request: PlannedRequest): Expected {
  const nothing = { body: null, coding: 'identity' as const, contentRange: null };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { ...nothing, status: 405 };
  if (request.file === null) return { ...nothing, status: 404, body: Buffer.from(FILES['404.html'] ?? '') };
  const file = Buffer.from(FILES[request.file] ?? '');
  const ranged = request.method === 'GET' && request.ifRange !== 'other';
  const slice = ranged ? sliceOf(request.range, file.length) : null;
  const coding =
    slice === null && COMPRESSED.includes(request.file) ? codingOf(request.accepted) : ('identity' as const);
  if (isUnmodified(request.condition)) return { ...nothing, status: 304, coding };
  if (slice === 'none') return { ...nothing, status: 416, contentRange: `bytes */${file.length}` };
  if (slice === null) return { status: 200, body: file, coding, contentRange: null };
  const [start, end] = slice;
  const contentRange = `bytes ${start}-${end - 1}/${file.length}`;
  return { status: 206, body: file.subarray(start, end), coding: 'identity', contentRange };
}

function conditionHeaders(request: PlannedRequest, tags: Tags): [string, string][] {
  const tag = tags.get(tagKey(request.file ?? '', expectedAnswer(request).coding)) ?? '"unknown"';
  const same = MODIFIED.toUTCString();
  switch (request.condition) {
    case 'none':
      return [];
    case 'same-tag':
      return [['If-None-Match', tag]];
    case 'weak-tag':
      return [['If-None-Match', `W/${tag}`]];
    case 'tag-in-list':
      return [['If-None-Match', `"a", ${tag},W/"b"`]];
    case 'any-tag':
      return [['If-None-Match', '*']];
    case 'other-tag':
      return [['If-None-Match', '"a", W/"b"']];
    case 'not-modified':
      return [['If-Modified-Since', AFTER]];
    case 'modified':
      return [['If-Modified-Since', BEFORE]];
    case 'other-tag-same-date':
      return [
        ['If-None-Match', '"a"'],
        ['If-Modified-Since', same],
      ];
  }
}

/** The text of the HTTP request. */
export function plannedText(request: PlannedRequest, tags: Tags): string {
  const range = rangeText(request.range);
  const accepted = request.accepted?.map(({ name, q }) => (q === 1 ? name : `${name};q=${q}`)).join(', ');
  const plain = tags.get(tagKey(request.file ?? '', 'identity')) ?? '"unknown"';
  return requestText(
    request.method,
    request.absolute ? `http://${request.host}${request.path}` : request.path,
    [
      ['Host', request.absolute ? 'elsewhere.example' : request.host],
      ...(range === null ? [] : [['Range', range] as const]),
      ...(request.ifRange === 'none'
        ? []
        : [['If-Range', request.ifRange === 'same' ? plain : '"a"'] as const]),
      ...(accepted === undefined ? [] : [['Accept-Encoding', accepted] as const]),
      ...conditionHeaders(request, tags),
    ],
  );
}
