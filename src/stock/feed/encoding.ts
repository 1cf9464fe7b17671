import { markingDecoder } from '../../lib/marked-bytes.ts';
import type { ByteCensus } from '../../lib/utf8.ts';
import { byteMender, check1252, type MendBytes } from './mend-bytes.ts';
import { FeedRefused } from './refusal.ts';

const BINARY: readonly (readonly [number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Excel workbook'],
  [[0x1f, 0x8b], 'gzip-compressed'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel or Word document'],
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
];

/** Share of the characters beside ASCII that must be UTF-8 for a feed to hold UTF-8 at all: fewer are chance. */
const CHANCE = 0.02;
/** Share of zero bytes from which a file is binary rather than a text with a damaged place. */
const BINARY_ZEROS = 0.01;

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

/** Refuses a text that is not UTF-16 and yet holds many zero bytes. */
export function refuseZeroBytes(head: Buffer): void {
  const start = head.subarray(0, 2_000);
  const zeros = start.filter((byte) => byte === 0).length;
  if (zeros > start.length * BINARY_ZEROS)
    throw new FeedRefused(
      'The file holds zero bytes: it is binary, or damaged.',
      'Fetch the feed again; if it stays so, ask its provider.',
    );
}

/** The encoding an XML declaration names, as the platform calls it; null where it names none that can be read. */
function declaredEncoding(head: Buffer): string | null {
  const label = /^[^<]{0,3}<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(
    head.subarray(0, 200).toString('latin1'),
  )?.[1];
  if (label === undefined) return null;
  try {
    const { encoding } = new TextDecoder(label);
    return /^utf-/.test(encoding) ? null : encoding;
  } catch {
    return null;
  }
}

/** How to read a feed's bytes. */
export interface Decoding {
  /** The encoding of most of the feed's rows. */
  encoding: string;
  /** A decoder for one reading of the feed. */
  decoder(): { write(chunk: Buffer): string; end(): string };
  /** Mends the records whose bytes need it; null where all of them decode. */
  mend: MendBytes | null;
}

function plainDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding);
  return {
    write: (chunk: Buffer) => decoder.decode(chunk, { stream: true }),
    end: () => decoder.decode(),
  };
}

function plain(encoding: string, mend: MendBytes | null = null): Decoding {
  return { encoding, decoder: () => plainDecoder(encoding), mend };
}

/**
 * How to read a feed, from all of its bytes: UTF-8 where all of it is; an encoding that is declared, or
 * Windows-1252, where nothing of it is; where it holds both, record by record.
 */
export function decodingOf(head: Buffer, { multibyte, invalid, zero }: ByteCensus): Decoding {
  if (invalid === 0 && zero === 0) return plain('utf-8');
  const declared = declaredEncoding(head);
  if (invalid > 0 && declared !== null && declared !== 'windows-1252') return plain(declared);
  const share = multibyte / (multibyte + invalid);
  if (invalid > 0 && zero === 0 && share < CHANCE) return plain('windows-1252', check1252);
  const mostly1252 = invalid > 0 && (declared !== null || share < 0.5);
  return {
    encoding: mostly1252 ? 'windows-1252' : 'utf-8',
    decoder: markingDecoder,
    mend: byteMender(mostly1252),
  };
}

export function utf16Decoding(encoding: 'utf-16le' | 'utf-16be'): Decoding {
  return plain(encoding);
}
