import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { byteDecoder, detectEncoding, type Encoding, refuseBinary } from './encoding.ts';
import { FeedRefused } from './refusal.ts';

const HEAD_BYTES = 64 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** A feed file opened for one reading. */
export interface FeedSource {
  path: string;
  /** Size in bytes. */
  bytes: number;
  /** The first 64 kB as text, for recognising the format. */
  head: string;
  encoding: Encoding;
  /** The whole text in pieces; `onBytes` hears how many bytes have been read so far. */
  text(onBytes?: (read: number) => void): AsyncGenerator<string>;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Opens a feed. Refuses what is missing, empty, a folder or no text. */
export async function openFeed(path: string): Promise<FeedSource> {
  const info = await stat(path).catch(() => null);
  if (info === null) throw new FeedRefused(`There is no file at ${path}.`, 'Check the path of the feed.');
  if (!info.isFile())
    throw new FeedRefused(`${path} is not a file.`, 'Give the path of the feed file itself.');
  if (info.size === 0)
    throw new FeedRefused(
      'The feed is empty: 0 bytes.',
      'Fetch it again; if it stays empty, ask its provider.',
    );
  const bytes = await readHead(path);
  refuseBinary(bytes);
  const encoding = detectEncoding(bytes);
  const headDecoder = byteDecoder(encoding);
  const head = headDecoder.write(bytes).replace(/^\ufeff/, '');
  return {
    path,
    bytes: info.size,
    head,
    encoding: headDecoder.encoding(),
    async *text(onBytes) {
      const decoder = byteDecoder(encoding);
      let read = 0;
      let first = true;
      for await (const chunk of createReadStream(path, {
        highWaterMark: CHUNK_BYTES,
      }) as AsyncIterable<Buffer>) {
        read += chunk.length;
        onBytes?.(read);
        const out = decoder.write(chunk);
        yield first ? out.replace(/^\ufeff/, '') : out;
        first = false;
      }
      const rest = decoder.end();
      if (rest !== '') yield rest;
    },
  };
}
