import type { ByteReader, ByteWriter } from './bytes.ts';
import { readPlanes, writePlanes } from './numbers.ts';

/** Codes of another column by document: what tells best which code comes next. */
export type Codes = ArrayLike<number>;
/** `before`: the code of the document before. */
export type Setting = Codes | 'before' | null;

/** The next code that no document had so far. */
const NEW = 0;
/** A code known, but not in this setting: it follows in a list of its own. */
const ELSEWHERE = 1;
const FIRST = 2;

const settingAt = (setting: Setting, doc: number, before: number): number =>
  setting === null ? 0 : setting === 'before' ? before : (setting[doc] as number);

/**
 * Codes from 0 (none) in which each new one is the next number. A code is written as its place among those
 * met in the same setting (models of this make, bodies of this model), so that one which follows from
 * another is always the first, and compresses to nothing.
 */
export function writeCodes(writer: ByteWriter, codes: Codes, setting: Setting): void {
  const places: Map<number, number>[] = [];
  const symbols = new Uint32Array(codes.length);
  const elsewhere: number[] = [];
  let highest = 0;
  let before = 0;
  for (let doc = 0; doc < codes.length; doc++) {
    const code = codes[doc] as number;
    const key = settingAt(setting, doc, before);
    const known = places[key] ?? new Map<number, number>();
    places[key] = known;
    const place = known.get(code);
    if (place !== undefined) symbols[doc] = FIRST + place;
    else {
      known.set(code, known.size);
      if (code === highest + 1) highest = code;
      else if (code > highest) throw new Error('Codes have to be in the order of their first use.');
      else {
        symbols[doc] = ELSEWHERE;
        elsewhere.push(code);
      }
    }
    before = code;
  }
  writePlanes(writer, symbols);
  writer.uint(elsewhere.length);
  writePlanes(writer, Uint32Array.from(elsewhere));
}

export function readCodes(reader: ByteReader, count: number, setting: Setting): Uint32Array {
  const symbols = readPlanes(reader, new Uint32Array(count));
  const elsewhere = readPlanes(reader, new Uint32Array(reader.uint()));
  const known: number[][] = [];
  const codes = new Uint32Array(count);
  let highest = 0;
  let others = 0;
  let before = 0;
  for (let doc = 0; doc < count; doc++) {
    const key = settingAt(setting, doc, before);
    const met = known[key] ?? [];
    known[key] = met;
    const symbol = symbols[doc] as number;
    if (symbol >= FIRST) before = met[symbol - FIRST] as number;
    else {
      before = symbol === NEW ? ++highest : (elsewhere[others++] as number);
      met.push(before);
    }
    codes[doc] = before;
  }
  return codes;
}
