import { open } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import mime from 'mime';
import { compressFile, type Encoding, isCompressible, negotiateEncoding } from './compression.ts';
import type { FoundFile } from './find-file.ts';
import { selectRange } from './select-range.ts';

/** Default `Cache-Control`, the same as on static hosts; `_headers` can replace it. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

function contentType(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

interface Sending {
  request: IncomingMessage;
  response: ServerResponse;
  file: FoundFile;
  /** From `_headers`, with names in lower case. */
  headers: Record<string, string>;
}

async function sendBody(
  { request, response, file }: Sending,
  status: number,
  headers: OutgoingHttpHeaders,
  part: { start: number; end: number },
): Promise<void> {
  const length = part.end - part.start + 1;
  const answered = { ...headers, 'content-length': length };
  // `createReadStream` cannot express an empty range.
  if (request.method === 'HEAD' || length === 0) {
    response.writeHead(status, answered).end();
    return;
  }
  // Open the file before sending headers: if it is gone by now, another answer is still possible.
  const handle = await open(file.file);
  try {
    response.writeHead(status, answered);
    await pipeline(handle.createReadStream({ ...part, autoClose: false }), response);
  } finally {
    // If the client hung up before the first byte, the stream never opened and would not close the file.
    await handle.close();
  }
}

async function sendCompressed(
  { request, response, file }: Sending,
  status: number,
  headers: OutgoingHttpHeaders,
  encoding: Encoding,
): Promise<void> {
  const body = await compressFile(file, encoding);
  response.writeHead(status, { ...headers, 'content-encoding': encoding, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Sends a file as a CDN does: conditional requests (`If-None-Match` before `If-Modified-Since`), one byte
 * range, brotli or gzip for text. HEAD gets the same headers as GET.
 *
 * @throws when the file cannot be read or the client goes away
 */
export async function sendFile(sending: Sending): Promise<void> {
  const { request, response, file } = sending;
  const type = mime.getType(extname(file.file)) ?? 'application/octet-stream';
  const compressible = isCompressible(type, file.size);
  const tag = `${file.size.toString(36)}-${file.mtime.getTime().toString(36)}`;
  const lastModified = file.mtime.toUTCString();
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'cache-control': REVALIDATE,
    ...sending.headers,
    'content-type': contentType(type),
    'last-modified': lastModified,
    ...(compressible ? { vary: 'Accept-Encoding' } : {}),
  };
  const whole = { size: file.size, etag: `"${tag}"`, lastModified };
  // Ranges are defined only for GET (RFC 9110, 14.2).
  const range = request.method === 'GET' ? selectRange(request.headers, whole) : { kind: 'whole' as const };
  const encoding = compressible && range.kind === 'whole' ? negotiateEncoding(request.headers) : null;
  headers.etag = encoding ? `"${tag}-${encoding}"` : whole.etag;

  if (fresh(conditionsOf(request.headers), headers)) {
    const { 'content-type': _type, 'accept-ranges': _ranges, ...kept } = headers;
    response.writeHead(304, kept).end();
  } else if (range.kind === 'unsatisfiable') {
    const refused = { ...headers, 'content-range': `bytes */${file.size}`, 'content-length': 0 };
    response.writeHead(416, refused).end();
  } else if (range.kind === 'part') {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
    await sendBody(sending, 206, headers, range);
  } else if (encoding) await sendCompressed(sending, 200, headers, encoding);
  else await sendBody(sending, 200, headers, { start: 0, end: file.size - 1 });
}

/** The three forms of a date in HTTP (RFC 9110, 5.6.7). */
const HTTP_DATE =
  /^(?:[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/;

/** The request's conditions, without an `If-Modified-Since` that is not a valid HTTP date (RFC 9110, 13.1.3). */
function conditionsOf(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-modified-since': since, ...others } = headers;
  if (since === undefined || !HTTP_DATE.test(since)) return others;
  // The oldest date form has no time zone, so JavaScript would read it as local time.
  return { ...others, 'if-modified-since': since.endsWith('GMT') ? since : `${since} GMT` };
}

/** Headers for a missing file: its folder's rule may allow caching for a year, but the file may exist tomorrow. */
export const withoutCaching = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'cache-control': REVALIDATE,
});

/** Sends the 404 page: whole, not cacheable, compressed if large enough. */
export async function sendNotFound(sending: Sending): Promise<void> {
  const { request, file } = sending;
  const type = mime.getType(extname(file.file)) ?? 'text/plain';
  const compressible = isCompressible(type, file.size);
  const headers = {
    ...withoutCaching(sending.headers),
    'content-type': contentType(type),
    ...(compressible ? { vary: 'Accept-Encoding' } : {}),
  };
  const encoding = compressible ? negotiateEncoding(request.headers) : null;
  if (encoding) await sendCompressed(sending, 404, headers, encoding);
  else await sendBody(sending, 404, headers, { start: 0, end: file.size - 1 });
}
