import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { takeByteCensus } from '../../../lib/utf8.ts';
import { detectUtf16 } from '../../../lib/utf16.ts';
import { readMarksAs1252 } from '../../../lib/windows-1252.ts';
import {
  type Decoding,
  decodingOf,
  refuseBinary,
  refuseUtf32,
  refuseZeroBytes,
  requestedDecoding,
  utf16Decoding,
} from './encoding.ts';
import { FeedRefused } from './feed-refused.ts';

const HEAD_BYTES = 64 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** An open feed file. */
export interface FeedSource {
  path: string;
  /** Size in bytes. */
  bytes: number;
  /** The first 64 kB as text, for detecting the format. */
  head: string;
  /** Encoding of most of the feed's rows. */
  encoding: string;
  /** Repairs or rejects records with invalid bytes; null if records are taken as the decoder returns them. */
  repair: Decoding['repair'];
  /** Remark about the encoding and the reason for it; null if the whole feed is read as UTF-8. */
  remark: string | null;
  /** Streams the whole text. `onBytes` is called with the number of bytes read so far. */
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

async function chooseDecoding(
  head: Buffer,
  chunks: () => AsyncIterable<Buffer>,
  requested: string | null,
): Promise<Decoding> {
  refuseUtf32(head);
  const utf16 = detectUtf16(head);
  if (utf16 === null) refuseZeroBytes(head);
  if (requested !== null) return requestedDecoding(requested);
  const hasByteOrderMark = /^(?:\xff\xfe|\xfe\xff)/.test(head.toString('latin1', 0, 2));
  if (utf16 !== null) return utf16Decoding(utf16, hasByteOrderMark);
  return decodingOf(head, await takeByteCensus(chunks()), chunks);
}

/**
 * Opens a feed.
 *
 * @param encoding a TextDecoder name; null to detect it from the bytes
 * @throws FeedRefused for a missing or empty file, a folder, or a binary file
 */
export async function openFeed(path: string, encoding: string | null = null): Promise<FeedSource> {
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
  const chunks = () => createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  const decoding = await chooseDecoding(bytes, chunks, encoding);
  const head = readMarksAs1252(decoding.decoder().write(bytes)).replace(/^\ufeff/, '');
  return {
    path,
    bytes: info.size,
    head,
    encoding: decoding.encoding,
    repair: decoding.repair,
    remark: decoding.remark,
    async *text(onBytes) {
      const decoder = decoding.decoder();
      let read = 0;
      let first = true;
      for await (const chunk of chunks()) {
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
