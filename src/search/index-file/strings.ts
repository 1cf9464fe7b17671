import type { ByteReader, ByteWriter } from './bytes.ts';
import { readNumbers, writeNumbers } from './numbers.ts';

const PLAIN = 0;
const NUMBERED = 1;
/** Lists with fewer strings are always written plain. */
const MIN_NUMBERED = 16;
/** Up to 15 digits fit into a number exactly. */
const ENDING = /^(.*?)(\d{1,15})$/s;

interface Numbered {
  /** "6 S" for "S000123": the number's width if it has leading zeros, else 0; a space; the text before the number. */
  stems: string[];
  /** For each string, the index of its stem. */
  stemOf: number[];
  numbers: number[];
}

/** Splits stock numbers and similar strings into stems and numbers; null if the strings do not fit. */
function numbered(strings: readonly string[]): Numbered | null {
  const stems = new Map<string, number>();
  const parts: Numbered = { stems: [], stemOf: [], numbers: [] };
  if (strings.length < MIN_NUMBERED) return null;
  for (const string of strings) {
    const match = ENDING.exec(string);
    if (!match) return null;
    const [, before = '', digits = ''] = match;
    const stem = `${digits.startsWith('0') ? digits.length : 0} ${before}`;
    const stemIndex = stems.get(stem) ?? stems.size;
    stems.set(stem, stemIndex);
    // Worth it only if at least four strings share a stem on average.
    if (stems.size * 4 > strings.length) return null;
    parts.stemOf.push(stemIndex);
    parts.numbers.push(Number(digits));
  }
  parts.stems.push(...stems.keys());
  return parts;
}

function writePlain(writer: ByteWriter, strings: readonly string[]): void {
  writeNumbers(
    writer,
    strings.map(({ length }) => length),
  );
  writer.text(strings.join(''));
}

function readPlain(reader: ByteReader, count: number): string[] {
  const lengths = readNumbers(reader, count);
  const text = reader.text();
  let at = 0;
  return Array.from(lengths, (length) => {
    at += length;
    return text.slice(at - length, at);
  });
}

/** Writes strings without their count. */
export function writeStrings(writer: ByteWriter, strings: readonly string[]): void {
  const parts = numbered(strings);
  writer.uint(parts ? NUMBERED : PLAIN);
  if (!parts) {
    writePlain(writer, strings);
    return;
  }
  writer.uint(parts.stems.length);
  writePlain(writer, parts.stems);
  writeNumbers(writer, parts.stemOf);
  writeNumbers(writer, parts.numbers);
}

export function readStrings(reader: ByteReader, count: number): string[] {
  if (reader.uint() === PLAIN) return readPlain(reader, count);
  const stems = readPlain(reader, reader.uint());
  const stemOf = readNumbers(reader, count);
  const numbers = readNumbers(reader, count);
  return Array.from(numbers, (number, i) => {
    const stem = stems[stemOf[i] as number] as string;
    const space = stem.indexOf(' ');
    return stem.slice(space + 1) + String(number).padStart(Number(stem.slice(0, space)), '0');
  });
}
