import { markingDecoder } from '../../../lib/marked-bytes.ts';
import type { ByteCensus } from '../../../lib/utf8.ts';
import { isUtf32 } from '../../../lib/utf16.ts';
import { type CodePage, guessCodePage } from './code-page.ts';
import { FeedRefused } from './feed-refused.ts';
import { byteRepairer, type RepairBytes, rejectUndefined1252 } from './repair-bytes.ts';

const BINARY: readonly (readonly [number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Excel workbook'],
  [[0x1f, 0x8b], 'gzip-compressed'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel or Word document'],
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
];

/** Share of valid UTF-8 among non-ASCII characters below which it is taken for chance. */
const CHANCE_UTF8 = 0.02;
/** Share of zero bytes above which a file is binary rather than damaged text. */
const BINARY_ZEROS = 0.01;

/**
 * Refuses binary formats by their first bytes.
 *
 * @throws FeedRefused
 */
export function refuseBinary(head: Buffer): void {
  for (const [magic, format] of BINARY) {
    if (magic.every((byte, i) => head[i] === byte)) {
      throw new FeedRefused(
        `The file is ${format}, not a text feed.`,
        'Unpack or export it as CSV, XML or JSON Lines and import that.',
      );
    }
  }
}

/**
 * Refuses UTF-32, which TextDecoder does not support.
 *
 * @throws FeedRefused
 */
export function refuseUtf32(head: Buffer): void {
  if (isUtf32(head))
    throw new FeedRefused(
      'The file is in UTF-32, which is not supported.',
      'Save or export it as UTF-8 and import that.',
    );
}

/**
 * Refuses a file with many zero bytes that is not UTF-16.
 *
 * @throws FeedRefused
 */
export function refuseZeroBytes(head: Buffer): void {
  const start = head.subarray(0, 2_000);
  const zeros = start.filter((byte) => byte === 0).length;
  if (zeros > start.length * BINARY_ZEROS)
    throw new FeedRefused(
      'The file contains zero bytes (NUL), so it is binary or damaged.',
      'Fetch the feed again; if that does not help, ask its provider.',
    );
}

/** The encoding in the XML declaration, by its TextDecoder name; null for none, UTF or an unknown one. */
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

/** Error message for a name that `isEncoding` does not accept. */
export const ENCODING_RULE = 'must be the name of an encoding, such as utf-8, windows-1250 or koi8-r';

/** True for an encoding name that TextDecoder supports. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

export interface Decoding {
  /** Encoding of most of the feed's rows. */
  encoding: string;
  /** Creates a decoder for one reading of the feed. */
  decoder(): { write(chunk: Buffer): string; end(): string };
  /** Repairs records with bytes in another encoding; null where none can have any. */
  repair: RepairBytes | null;
  /** Remark for the report about the encoding and the reason for it; null for UTF-8. */
  remark: string | null;
}

function plainDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding);
  return {
    write: (chunk: Buffer) => decoder.decode(chunk, { stream: true }),
    end: () => decoder.decode(),
  };
}

function plain(encoding: string, remark: string, repair: RepairBytes | null = null): Decoding {
  return { encoding, decoder: () => plainDecoder(encoding), repair, remark };
}

const CHANGE_ENCODING = 'Use "--encoding NAME" to read it as another.';

function guessRemark({ encoding, isCertain, examples }: CodePage): string {
  const words = examples.map((word) => `"${word.slice(0, 40)}"`).join(', ');
  const seen = words === '' ? '' : ` Words then read, for example, ${words}.`;
  const why = isCertain
    ? `its words then have a plausible spelling.${seen}`
    : `that is usual in western Europe; a code page such as windows-1250 (Czech, Polish) would give other letters.${seen}`;
  return `The feed is not UTF-8 and names no encoding. It is read as ${encoding}, because ${why} ${CHANGE_ENCODING}`;
}

/** Decoding for an encoding chosen by the user, by a TextDecoder name. */
export function requestedDecoding(name: string): Decoding {
  const { encoding } = new TextDecoder(name);
  if (encoding === 'utf-8')
    return { encoding, decoder: markingDecoder, repair: byteRepairer(false), remark: null };
  return plain(encoding, `The feed is read as ${encoding}, as requested.`);
}

/**
 * Detects the encoding of a feed from all of its bytes: UTF-8 where all of it is valid; a declared encoding
 * or the code page of its words where none of it is; otherwise record by record, UTF-8 or Windows-1252.
 *
 * @param chunks reads the feed again where its code page must be guessed
 */
export async function decodingOf(
  head: Buffer,
  { multibyte, invalid, zero }: ByteCensus,
  chunks: () => AsyncIterable<Buffer>,
): Promise<Decoding> {
  if (invalid === 0)
    return { encoding: 'utf-8', decoder: markingDecoder, repair: byteRepairer(false), remark: null };
  const declared = declaredEncoding(head);
  const asDeclared = `The feed is read as ${declared}, as its XML declaration says.`;
  if (declared !== null && declared !== 'windows-1252') return plain(declared, asDeclared);
  const share = multibyte / (multibyte + invalid);
  const mostly1252 = declared !== null || share < 0.5;
  const guess = mostly1252 && declared === null ? await guessCodePage(chunks()) : null;
  if (guess?.isCertain) return plain(guess.encoding, guessRemark(guess), byteRepairer(false));
  const remark = guess === null ? asDeclared : guessRemark(guess);
  if (zero === 0 && share < CHANCE_UTF8) return plain('windows-1252', remark, rejectUndefined1252);
  const mixed = 'The feed mixes UTF-8 and other bytes; records that are not UTF-8 are read as windows-1252.';
  return {
    encoding: mostly1252 ? 'windows-1252' : 'utf-8',
    decoder: markingDecoder,
    repair: byteRepairer(mostly1252),
    remark: multibyte > 0 ? mixed : remark,
  };
}

/**
 * Decoding for UTF-16.
 *
 * @param marked it has a byte-order mark; otherwise it was detected by its zero bytes
 */
export function utf16Decoding(encoding: 'utf-16le' | 'utf-16be', marked: boolean): Decoding {
  const why = marked ? 'it has that byte-order mark' : 'its zero bytes are where UTF-16 has them';
  return plain(encoding, `The feed is read as ${encoding}, because ${why}.`);
}
