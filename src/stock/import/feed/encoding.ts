import { markingDecoder } from '../../../lib/marked-bytes.ts';
import type { ByteCensus } from '../../../lib/utf8.ts';
import { isUtf32 } from '../../../lib/utf16.ts';
import { type CodePage, guessCodePage } from './code-page.ts';
import { FeedRefused } from './refusal.ts';
import { byteRepairer, check1252, type RepairBytes } from './repair-bytes.ts';

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

/** Refuses UTF-32, which no platform decodes any more. */
export function refuseUtf32(head: Buffer): void {
  if (isUtf32(head))
    throw new FeedRefused(
      'The file is written in UTF-32, which is not read.',
      'Save or export it as UTF-8 and import that.',
    );
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

/** The mistake in a name of an encoding that `isEncoding` does not know. */
export const ENCODING = 'must be the name of an encoding, such as utf-8, windows-1250 or koi8-r';

/** Whether the platform can read an encoding of that name. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

export interface Decoding {
  /** The encoding of most of the feed's rows. */
  encoding: string;
  /** A decoder for one reading of the feed. */
  decoder(): { write(chunk: Buffer): string; end(): string };
  /** Mends the records whose bytes need it; null where all of them decode. */
  mend: RepairBytes | null;
  /** A sentence for the report that says which encoding was taken, and why; null for UTF-8. */
  remark: string | null;
}

function plainDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding);
  return {
    write: (chunk: Buffer) => decoder.decode(chunk, { stream: true }),
    end: () => decoder.decode(),
  };
}

function plain(encoding: string, remark: string, mend: RepairBytes | null = null): Decoding {
  return { encoding, decoder: () => plainDecoder(encoding), mend, remark };
}

const OTHERWISE = '"--encoding NAME" reads it as another.';

function guessRemark({ encoding, isCertain, examples }: CodePage): string {
  const words = examples.map((word) => `"${word.slice(0, 40)}"`).join(', ');
  const seen = words === '' ? '' : ` It then holds words such as ${words}.`;
  const why = isCertain
    ? `its words are then spelt as words are.${seen}`
    : `that is the usual one for western Europe; a code page such as windows-1250 (Czech, Polish) would give other letters.${seen}`;
  return `The feed is not UTF-8 and names no encoding. It is read as ${encoding}, since ${why} ${OTHERWISE}`;
}

/** Takes an encoding that was given, by a name that a TextDecoder knows. */
export function givenDecoding(name: string): Decoding {
  const { encoding } = new TextDecoder(name);
  if (encoding === 'utf-8')
    return { encoding, decoder: markingDecoder, mend: byteRepairer(false), remark: null };
  return plain(encoding, `The feed is read as ${encoding}, since that encoding was given for it.`);
}

/**
 * Finds the encoding of a feed from all of its bytes: UTF-8 where all of it is; an encoding that is declared, or the code page
 * its words are written in, where nothing of it is; where it holds UTF-8 and Windows-1252, record by record.
 * `chunks`: the feed, read once more where its code page must be guessed.
 */
export async function decodingOf(
  head: Buffer,
  { multibyte, invalid, zero }: ByteCensus,
  chunks: () => AsyncIterable<Buffer>,
): Promise<Decoding> {
  if (invalid === 0)
    return { encoding: 'utf-8', decoder: markingDecoder, mend: byteRepairer(false), remark: null };
  const declared = declaredEncoding(head);
  const asDeclared = `The feed is read as ${declared}, since its XML declaration says so.`;
  if (declared !== null && declared !== 'windows-1252') return plain(declared, asDeclared);
  const share = multibyte / (multibyte + invalid);
  const mostly1252 = declared !== null || share < 0.5;
  const guess = mostly1252 && declared === null ? await guessCodePage(chunks()) : null;
  if (guess?.isCertain) return plain(guess.encoding, guessRemark(guess), byteRepairer(false));
  const remark = guess === null ? asDeclared : guessRemark(guess);
  if (zero === 0 && share < CHANCE) return plain('windows-1252', remark, check1252);
  const mixed =
    'The feed holds both UTF-8 and other bytes: records that are not UTF-8 are read as windows-1252.';
  return {
    encoding: mostly1252 ? 'windows-1252' : 'utf-8',
    decoder: markingDecoder,
    mend: byteRepairer(mostly1252),
    remark: multibyte > 0 ? mixed : remark,
  };
}

/** `marked`: a byte-order mark says so; otherwise the places of its zero bytes do. */
export function utf16Decoding(encoding: 'utf-16le' | 'utf-16be', marked: boolean): Decoding {
  const why = marked ? 'its byte-order mark says so' : 'its zero bytes stand where UTF-16 has them';
  return plain(encoding, `The feed is read as ${encoding}, since ${why}.`);
}
