import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { downloader } from '../../src/api/platform/outgoing/download.ts';
import { errorMessage } from '../../src/lib/error-message.ts';
import { readFailure } from '../../src/tenant/source/read-text.ts';

/** The largest sitemap that search engines accept, unpacked (sitemaps.org/protocol.html). */
const MAX_BYTES = 52_428_800;
const TIMEOUT_MS = 60_000;

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);
const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function unpack(bytes: Buffer): string {
  if (!isPacked(bytes)) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES }).toString('utf8');
  } catch (error) {
    throw new Error(`It cannot be unpacked: ${errorMessage(error)}.`);
  }
}

function readLocal(file: string): Buffer {
  let bytes: Buffer;
  try {
    if (statSync(file).size > MAX_BYTES) throw new Error('It has more than 50 MB.');
    bytes = readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(readFailure(error));
  }
  return bytes;
}

/**
 * Makes a function that reads a sitemap or a list from a file or an http(s) address, unpacked if it is packed with gzip.
 * It rejects with a message for the user. Sitemaps that an index in a file names are read from files beside it, if
 * there are any of these names.
 *
 * @param allowed private addresses or networks that may be asked
 */
export function addressSourceReader(
  allowed: readonly string[],
): (source: string, from: string | null) => Promise<string> {
  const fetchFrom = downloader(allowed, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
  return async (source, from) => {
    if (!isAddress(source)) return unpack(readLocal(source));
    const beside =
      from !== null && !isAddress(from) ? join(dirname(from), basename(new URL(source).pathname)) : null;
    if (beside !== null && existsSync(beside)) return unpack(readLocal(beside));
    const bytes = await fetchFrom(source).catch((error: unknown) => {
      throw new Error(`It cannot be fetched: ${errorMessage(error)}.`);
    });
    return unpack(bytes);
  };
}
