import { isUtf8 } from 'node:buffer';
import { FeedRefused } from './refusal.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const BINARY: readonly (readonly [number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Excel workbook'],
  [[0x1f, 0x8b], 'gzip-compressed'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel or Word document'],
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
];

/** Refuses what is no text at all, by its first bytes. */
export function refuseBinary(head: Buffer): void {
  for (const [magic, what] of BINARY) {
    if (magic.every((byte, i) => head[i] === byte)) {
      throw new FeedRefused(
        `The file is ${what}, not a text feed.`,
        'Unpack or export it as CSV, XML or JSON Lines and import that.',
      );
    }
  }
}

/** The encoding by byte-order mark, by zero bytes (UTF-16 without a mark), or by what an XML declaration says. */
export function detectEncoding(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  let even = 0;
  let odd = 0;
  const length = Math.min(head.length, 2_000);
  for (let i = 0; i < length; i++) if (head[i] === 0) i % 2 === 0 ? even++ : odd++;
  if (odd > length / 5 && even < length / 50) return 'utf-16le';
  if (even > length / 5 && odd < length / 50) return 'utf-16be';
  if (even + odd > 0)
    throw new FeedRefused(
      'The file holds zero bytes: it is binary, or damaged.',
      'Fetch the feed again; if it stays so, ask its provider.',
    );
  const declared = /^[^<]{0,3}<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(
    head.subarray(0, 200).toString('latin1'),
  )?.[1];
  return declared !== undefined &&
    /^(iso-?8859-?1(5)?|latin-?1|windows-1252|cp1252|us-ascii)$/i.test(declared) &&
    !isUtf8(completeUtf8(head))
    ? 'windows-1252'
    : 'utf-8';
}

/** The bytes up to the last complete UTF-8 sequence. */
function completeUtf8(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? bytes.subarray(0, bytes.length - back) : bytes;
    }
  }
  return bytes;
}

/** Turns chunks of bytes into text. */
export interface ByteDecoder {
  write(chunk: Buffer): string;
  end(): string;
  /** What the bytes turned out to be. */
  encoding(): Encoding;
}

/**
 * Decodes a stream. What is read as UTF-8 and turns out not to be is read as Windows-1252 from there on, the
 * usual truth of a feed that declares nothing and holds "Citro\xEBn".
 */
export function byteDecoder(encoding: Encoding): ByteDecoder {
  if (encoding !== 'utf-8') return plainDecoder(encoding);
  let pending: Buffer = Buffer.alloc(0);
  let fallback: ByteDecoder | null = null;
  let first = true;
  const text = (bytes: Buffer): string => {
    if (fallback) return fallback.write(bytes);
    if (isUtf8(bytes)) {
      const out = bytes.toString('utf8');
      const start = first && out.charCodeAt(0) === 0xfeff ? 1 : 0;
      first = false;
      return start ? out.slice(1) : out;
    }
    fallback = plainDecoder('windows-1252');
    return fallback.write(bytes);
  };
  return {
    encoding: () => fallback?.encoding() ?? 'utf-8',
    write(chunk) {
      const bytes = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
      if (fallback) return fallback.write(bytes);
      const complete = completeUtf8(bytes);
      pending =
        complete.length < bytes.length ? Buffer.from(bytes.subarray(complete.length)) : Buffer.alloc(0);
      const out = text(complete);
      if (fallback && pending.length > 0) {
        const rest = pending;
        pending = Buffer.alloc(0);
        return out + text(rest);
      }
      return out;
    },
    end: () => (pending.length > 0 ? text(pending) : ''),
  };
}

function plainDecoder(encoding: Encoding): ByteDecoder {
  const decoder = new TextDecoder(encoding);
  return {
    encoding: () => encoding,
    write: (chunk) => decoder.decode(chunk, { stream: true }),
    end: () => decoder.decode(),
  };
}
