import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { FoundFile } from './find-file.ts';

export type Encoding = 'br' | 'gzip';

const ENCODINGS: readonly string[] = ['br', 'gzip'] satisfies Encoding[];

/** Below this a compressed answer is hardly smaller; Cloudflare draws a similar line. */
const WORTHWHILE = 1_024;

const TEXT = /^text\/|^application\/(?:json|javascript|xml)$|\+(?:json|xml)$/;

/** Whether files of this type are sent compressed to whoever accepts that. */
export const isCompressible = (type: string, size: number): boolean => size >= WORTHWHILE && TEXT.test(type);

/** `@types/negotiator` does not know the second parameter yet. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/** The encoding a client likes best; of equals brotli. Null for the file as it is. */
export function negotiateEncoding(headers: IncomingHttpHeaders): Encoding | null {
  const negotiator: EncodingNegotiator = new Negotiator({ headers });
  const [best] = negotiator.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  return best === 'br' || best === 'gzip' ? best : null;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

// 5 is what CDNs use on the fly: nearly the best ratio at a tenth of its time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Job {
  file: string;
  encoding: Encoding;
}

const cache = new LRUCache<string, Buffer, Job>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ length }) => Math.max(1, length),
  async fetchMethod(_key, _stale, { context: { file, encoding } }) {
    const body = await readFile(file);
    return encoding === 'br' ? brotli(body, BROTLI) : gzipped(body);
  },
});

/**
 * The file compressed: done once, also for requests that come at the same time, and kept while it fits.
 *
 * @throws when the file cannot be read
 */
export async function compressed({ file, size, mtime }: FoundFile, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${mtime.getTime()} ${size} ${file}`;
  return cache.forceFetch(key, { context: { file, encoding } });
}
