import { ownProperty } from '../../lib/own-property.ts';
import { tieBreaks } from '../../lib/tie-break.ts';
import type { Collection, Column } from '../collection/collection.ts';
import { ByteWriter } from './bytes.ts';
import { type CodeContext, type Codes, writeCodes } from './codes.ts';
import { joinedText } from './column-text.ts';
import {
  BOOLS,
  CODED,
  FIRST_COLUMN,
  FLOAT64,
  FORMAT,
  INT32,
  JOINED,
  MAGIC,
  NO_CONTEXT,
  NUMBERS,
  PREVIOUS_DOCUMENT,
  SUM_LIMIT,
  SUMMED,
  TEXT,
  TEXTS,
  TIE_BREAKS,
} from './format.ts';
import { HINTS, type Hint } from './hints.ts';
import { writeNumbers } from './numbers.ts';
import { writeStrings } from './strings.ts';

type Of<K extends Column['kind']> = Extract<Column, { kind: K }>;
type Scalars = Of<'number'> | Of<'bool'>;

/** A column already written, with its codes if it has any. */
interface Written {
  column: Column;
  codes: Codes | null;
}

/** Numbers are written as codes if on average at least about this many documents share a value. */
const SHARED_BY = 8;

class CollectionWriter {
  readonly #writer = new ByteWriter();
  readonly #places = new Map<string, number>();
  readonly #written: Written[] = [];
  #ties: Int32Array = new Int32Array();

  write({ schema, size, ids, columns }: Collection): Uint8Array<ArrayBuffer> {
    const writer = this.#writer;
    writer.bytes(Uint8Array.from([...MAGIC, FORMAT]));
    writer.text(JSON.stringify(schema));
    writer.uint(size);
    writeStrings(writer, ids);
    this.#ties = tieBreaks(ids);
    const names = schema.fields.map(({ name }) => name).filter((name) => columns.has(name));
    const hinted = Object.keys(HINTS).filter((name) => columns.has(name));
    const order = [...new Set([...hinted, ...names])];
    writer.uint(order.length);
    for (const name of order) {
      writer.uint(schema.fields.findIndex((field) => field.name === name));
      const column = columns.get(name) as Column;
      const codes = this.#column(column, ownProperty(HINTS, name) ?? {});
      this.#places.set(name, this.#written.length);
      this.#written.push({ column, codes });
    }
    return writer.finish();
  }

  #column(column: Column, hint: Hint): Codes | null {
    switch (column.kind) {
      case 'text':
        return this.#text(column, hint);
      case 'texts':
        return this.#texts(column, hint);
      case 'number':
      case 'bool':
        return this.#scalars(column, hint);
    }
  }

  /** Uses the context that the hint names, if that column has codes. */
  #codes(codes: Codes, hint: Hint): Codes {
    const [place, context] = this.#context(hint);
    this.#writer.uint(place);
    writeCodes(this.#writer, codes, context);
    return codes;
  }

  #context({ context }: Hint): [place: number, context: CodeContext] {
    if (context === undefined) return [NO_CONTEXT, null];
    if (context === 'previous') return [PREVIOUS_DOCUMENT, 'previous'];
    const place = this.#places.get(context);
    const codes = place === undefined ? null : (this.#written[place] as Written).codes;
    return place === undefined || codes === null ? [NO_CONTEXT, null] : [FIRST_COLUMN + place, codes];
  }

  #text({ dictionary, codes }: Of<'text'>, hint: Hint): Codes {
    const writer = this.#writer;
    const parts = (hint.joined ?? []).flatMap((name) => this.#places.get(name) ?? []);
    writer.uint(parts.length > 0 ? JOINED : TEXT);
    this.#codes(codes, hint);
    if (parts.length === 0) {
      writer.uint(dictionary.length);
      writeStrings(writer, dictionary);
      return codes;
    }
    writer.uint(parts.length);
    for (const part of parts) writer.uint(part);
    const columns = parts.map((part) => (this.#written[part] as Written).column);
    const exceptions: number[] = [];
    // Codes are in order of first use: the first document with the code `entry + 1` is the one whose text is compared.
    for (let doc = 0, entry = 0; doc < codes.length; doc++) {
      if (codes[doc] !== entry + 1) continue;
      if (joinedText(columns, doc) !== dictionary[entry]) exceptions.push(entry);
      entry++;
    }
    writer.uint(exceptions.length);
    writeNumbers(writer, exceptions);
    writeStrings(
      writer,
      exceptions.map((entry) => dictionary[entry] as string),
    );
    return codes;
  }

  /** Writes each different list once, and a code per document. */
  #texts({ dictionary, offsets, codes }: Of<'texts'>, hint: Hint): Codes {
    const writer = this.#writer;
    const lists = new Map<string, number>();
    const flat: number[] = [];
    const lengths: number[] = [];
    const listOf = Uint32Array.from({ length: offsets.length - 1 }, (_, doc) => {
      const list = codes.subarray(offsets[doc], offsets[doc + 1]);
      const key = list.join();
      const known = lists.get(key);
      if (known !== undefined) return known;
      lists.set(key, lists.size + 1);
      flat.push(...list);
      lengths.push(list.length);
      return lists.size;
    });
    writer.uint(TEXTS);
    this.#codes(listOf, hint);
    writer.uint(lengths.length);
    writeNumbers(writer, lengths);
    writer.uint(flat.length);
    writeCodes(writer, flat, 'previous');
    writer.uint(dictionary.length);
    writeStrings(writer, dictionary);
    return listOf;
  }

  #isTies(values: Scalars['values']): boolean {
    return (
      values instanceof Int32Array &&
      values.length > 0 &&
      values.every((value, doc) => value === this.#ties[doc])
    );
  }

  #scalars(column: Scalars, hint: Hint): Codes | null {
    const writer = this.#writer;
    const { values, present } = column;
    if (present === null && this.#isTies(values)) {
      writer.uint(TIE_BREAKS);
      return null;
    }
    const coded = codedNumbers(column);
    const other = hint.summed === undefined ? undefined : this.#places.get(hint.summed);
    const sums =
      coded || other === undefined ? null : sumsWith(column, (this.#written[other] as Written).column);
    writer.uint(coded ? CODED : sums ? SUMMED : NUMBERS);
    writer.uint(column.kind === 'bool' ? BOOLS : values instanceof Int32Array ? INT32 : FLOAT64);
    writer.uint(present === null ? 0 : 1);
    if (coded) {
      writer.uint(coded.dictionary.length);
      writeNumbers(writer, coded.dictionary);
      return this.#codes(coded.codes, hint);
    }
    if (sums) writer.uint(other as number);
    writeNumbers(writer, sums ?? values);
    if (present) writeNumbers(writer, present);
    return null;
  }
}

/** Codes for the values, 0 for a document without a value; null if too few documents share values. */
function codedNumbers({ values, present }: Scalars): { dictionary: number[]; codes: Uint32Array } | null {
  const known = new Map<number, number>();
  const codes = new Uint32Array(values.length);
  for (let doc = 0; doc < values.length; doc++) {
    const value = values[doc] as number;
    if (present?.[doc] === 0) {
      if (value !== 0) return null;
      continue;
    }
    const code = Object.is(value, -0) ? undefined : (known.get(value) ?? known.size + 1);
    if (code === undefined || code * SHARED_BY > values.length + 2 * SHARED_BY) return null;
    known.set(value, code);
    codes[doc] = code;
  }
  return { dictionary: [...known.keys()], codes };
}

/** Sums with the other column's values; null unless both columns have only whole numbers in range. */
function sumsWith({ values, present }: Scalars, other: Column): Float64Array | null {
  if (other.kind !== 'number' || present !== null) return null;
  const fit = values.every((value, doc) => {
    const otherValue = other.values[doc] as number;
    return (
      Number.isInteger(value) &&
      value >= 0 &&
      value < SUM_LIMIT &&
      Number.isSafeInteger(otherValue) &&
      otherValue >= 0
    );
  });
  return fit
    ? Float64Array.from(values, (value, doc) => (value + (other.values[doc] as number)) % SUM_LIMIT)
    : null;
}

/**
 * Encodes a collection as an index file, to be compressed afterwards. Uses the shortest form of each column.
 *
 * @throws Error if a dictionary is not in order of first use, as `buildCollection` makes it
 */
export function encodeCollection(collection: Collection): Uint8Array<ArrayBuffer> {
  return new CollectionWriter().write(collection);
}
