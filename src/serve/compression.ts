import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { FoundFile } from './find-file.ts';

export type Encoding = 'br' | 'gzip';

const ENCODINGS: readonly string[] = ['br', 'gzip'] satisfies Encoding[];

/** Bytes. Compressing a smaller file hardly helps; Cloudflare uses a similar limit. */
const MIN_SIZE = 1_024;

const TEXT = /^text\/|^application\/(?:json|javascript|xml)$|\+(?:json|xml)$/;

/** @param size in bytes */
export const isCompressible = (type: string, size: number): boolean => size >= MIN_SIZE && TEXT.test(type);

/** `@types/negotiator` does not know the second parameter yet. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/** The encoding that a client prefers, brotli if several are equal; null for no compression. */
export function negotiateEncoding(headers: IncomingHttpHeaders): Encoding | null {
  const negotiator: EncodingNegotiator = new Negotiator({ headers });
  const [best] = negotiator.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  return best === 'br' || best === 'gzip' ? best : null;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// CDNs use quality 5 on the fly: nearly the best ratio in a tenth of the time.
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
    return encoding === 'br' ? brotliAsync(body, BROTLI) : gzipAsync(body);
  },
});

/**
 * Compresses a file. The result is cached (64 MB in all) and shared by simultaneous requests.
 *
 * @throws when the file cannot be read
 */
export async function compressFile({ file, size, mtime }: FoundFile, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${mtime.getTime()} ${size} ${file}`;
  return cache.forceFetch(key, { context: { file, encoding } });
}
