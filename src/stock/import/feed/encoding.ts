import { markingDecoder } from '../../../lib/marked-bytes.ts';
import type { ByteCensus } from '../../../lib/utf8.ts';
import { isUtf32 } from '../../../lib/utf16.ts';
import { type CodePage, guessCodePage } from './code-page.ts';
import { FeedRefused } from './feed-refused.ts';
import { byteRepairer, type RepairBytes, rejectUndefined1252 } from './repair-bytes.ts';

const UNPACK = 'Unpack it, or export the stock as CSV, XML, JSON or JSON Lines, and import that file.';
const EXPORT = 'Export the stock as CSV, XML, JSON or JSON Lines and import that file.';
const GIVE_FEED = 'Give the feed itself: a CSV, XML, JSON or JSON Lines file.';
/** Binary formats by their first bytes, with what to do next. */
const BINARY: readonly { firstBytes: readonly number[]; format: string; next: string }[] = [
  { firstBytes: [0x50, 0x4b, 0x03, 0x04], format: 'a ZIP archive or an Excel workbook', next: UNPACK },
  { firstBytes: [0x1f, 0x8b], format: 'gzip-compressed', next: UNPACK },
  { firstBytes: [0x25, 0x50, 0x44, 0x46], format: 'a PDF document', next: EXPORT },
  { firstBytes: [0xd0, 0xcf, 0x11, 0xe0], format: 'an old Excel or Word document', next: EXPORT },
  { firstBytes: [0x89, 0x50, 0x4e, 0x47], format: 'a PNG picture', next: GIVE_FEED },
  { firstBytes: [0xff, 0xd8, 0xff], format: 'a JPEG picture', next: GIVE_FEED },
];

/**
 * Share of valid UTF-8 among non-ASCII characters below which the feed is taken for Windows-1252 throughout: a few
 * of its words look like UTF-8 by chance.
 */
const ACCIDENTAL_UTF8 = 0.02;
/** Share of zero bytes above which a file is binary; text with fewer is damaged. */
const MAX_ZERO_SHARE = 0.01;

/**
 * Refuses binary formats by their first bytes.
 *
 * @throws FeedRefused
 */
export function refuseBinary(head: Buffer): void {
  for (const { firstBytes, format, next } of BINARY)
    if (firstBytes.every((byte, i) => head[i] === byte))
      throw new FeedRefused(`The file is ${format}, not a text feed.`, next);
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
  if (zeros > start.length * MAX_ZERO_SHARE)
    throw new FeedRefused(
      'The file contains zero bytes (NUL), so it is binary or damaged.',
      'Fetch the feed again; if that does not help, ask its provider.',
    );
}

/** The encoding in the XML declaration, by its TextDecoder name; null if it is missing, unknown, UTF-8 or UTF-16. */
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

/** Error message for a name that `isEncoding` does not accept; continues a sentence about the name. */
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
  /** Repairs or rejects records with invalid bytes; null if records are taken as the decoder returns them. */
  repair: RepairBytes | null;
  /** Remark for the report about the encoding and the reason for it; null if the whole feed is read as UTF-8. */
  remark: string | null;
}

function plainDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding);
  return {
    write: (chunk: Buffer) => decoder.decode(chunk, { stream: true }),
    end: () => decoder.decode(),
  };
}

function fixedDecoding(encoding: string, remark: string, repair: RepairBytes | null = null): Decoding {
  return { encoding, decoder: () => plainDecoder(encoding), repair, remark };
}

function guessRemark({ encoding, isCertain, examples }: CodePage): string {
  const quoted = examples.map((word) => `"${word.slice(0, 40)}"`).join(', ');
  const sample = quoted === '' ? '' : ` Examples of words read this way: ${quoted}.`;
  const start = `The feed is not UTF-8 and does not name its encoding. It is read as ${encoding},`;
  return isCertain
    ? `${start} which gives its words a plausible spelling.${sample} If they look wrong, use "--encoding NAME".`
    : `${start} the usual encoding in western Europe.${sample} If words look wrong, use "--encoding NAME", for example windows-1250 for Czech or Polish.`;
}

/** Decoding for an encoding chosen by the user, by a TextDecoder name. */
export function requestedDecoding(name: string): Decoding {
  const { encoding } = new TextDecoder(name);
  if (encoding === 'utf-8')
    return { encoding, decoder: markingDecoder, repair: byteRepairer(false), remark: null };
  return fixedDecoding(encoding, `The feed is read as ${encoding}, as requested.`);
}

/**
 * Detects the encoding of a feed from all of its bytes. A feed in which every byte is valid UTF-8 is read as UTF-8.
 * Otherwise the encoding in its XML declaration is used, or the code page that its words suggest; a feed that mixes
 * UTF-8 and other bytes is decoded record by record, as UTF-8 or Windows-1252.
 *
 * @param chunks reads the feed again, if its code page must be guessed
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
  if (declared !== null && declared !== 'windows-1252') return fixedDecoding(declared, asDeclared);
  const utf8Share = multibyte / (multibyte + invalid);
  const mostly1252 = declared !== null || utf8Share < 0.5;
  const guess = mostly1252 && declared === null ? await guessCodePage(chunks()) : null;
  if (guess?.isCertain) return fixedDecoding(guess.encoding, guessRemark(guess), byteRepairer(false));
  const remark = guess === null ? asDeclared : guessRemark(guess);
  if (zero === 0 && utf8Share < ACCIDENTAL_UTF8)
    return fixedDecoding('windows-1252', remark, rejectUndefined1252);
  const mixedRemark =
    'The feed mixes UTF-8 and other bytes; records that are not UTF-8 are read as windows-1252.';
  return {
    encoding: mostly1252 ? 'windows-1252' : 'utf-8',
    decoder: markingDecoder,
    repair: byteRepairer(mostly1252),
    remark: multibyte > 0 ? mixedRemark : remark,
  };
}

/**
 * Decoding for UTF-16.
 *
 * @param hasByteOrderMark false if the encoding was detected by its zero bytes
 */
export function utf16Decoding(encoding: 'utf-16le' | 'utf-16be', hasByteOrderMark: boolean): Decoding {
  const why = hasByteOrderMark
    ? 'it starts with the byte-order mark of that encoding'
    : 'its zero bytes are in the positions typical of UTF-16';
  return fixedDecoding(encoding, `The feed is read as ${encoding}, because ${why}.`);
}
