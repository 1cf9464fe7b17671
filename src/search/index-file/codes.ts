import type { ByteReader, ByteWriter } from './bytes.ts';
import { readPlanes, writePlanes } from './numbers.ts';

/** Codes of another column that predict the next code. */
export type Codes = ArrayLike<number>;
/** 'before': the previous document's code is the context. */
export type Setting = Codes | 'before' | null;

/** A code that appears for the first time; it is the highest so far plus 1. */
const NEW = 0;
/** A known code that is new in this context; it is stored in a separate list. */
const ELSEWHERE = 1;
const FIRST = 2;

const settingAt = (setting: Setting, doc: number, before: number): number =>
  setting === null ? 0 : setting === 'before' ? before : (setting[doc] as number);

/**
 * Writes codes from 0 (no value) that are numbered in order of first use. A code is stored as its position
 * among those seen in the same context (models of this make, bodies of this model). A code that follows from
 * the context is always the first, and compresses to almost nothing.
 *
 * @throws Error if the codes are not in order of first use
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
      else if (code > highest) throw new Error('Codes must be in order of first use.');
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
