import type { Column, Field } from '../collection/collection.ts';
import { narrowCodes } from '../collection/narrow-codes.ts';
import { distinctNumbers, sortedIndexOf } from './sorted-numbers.ts';
import { wordsOf } from './text/each-token.ts';

type Codes = Uint8Array | Uint16Array | Uint32Array;

/**
 * A field prepared for counting. Each different value has a code from 1, in no particular order; code 0 means that the
 * document has no value.
 */
export interface FacetColumn {
  /** Number of different values. */
  values: number;
  labelOf: (code: number) => string;
  /** The number of each code, at index `code - 1`; null if the values are not numbers. */
  numbers: Float64Array | null;
  /** One code per document; for list fields one per entry, without duplicates in a list. */
  codes: Codes;
  /** Index in `codes` at which each document's entries start; null if the field is not a list. */
  offsets: Uint32Array | null;
  /** Number of documents in the collection with each code. */
  totals: Uint32Array;
  /** Codes sorted by value: numbers numerically, text by code unit. */
  byValue: () => Uint32Array;
}

/** Formats a number as Typesense does: floats have 32 bits, so six significant digits. */
const numberLabel = (field: Field, value: number): string =>
  String(field.type === 'float' ? Number(value.toPrecision(6)) : value);

/** Assigns codes to numbers, in ascending order. */
function encodeNumbers(values: Int32Array | Float64Array | Uint8Array, present: Uint8Array | null) {
  const existing = present ? values.filter((_, doc) => present[doc] === 1) : values;
  const distinct = distinctNumbers(Float64Array.from(existing));
  const codes = new Uint32Array(values.length);
  for (let doc = 0; doc < codes.length; doc++) {
    if (present?.[doc] !== 0) codes[doc] = sortedIndexOf(distinct, values[doc] as number) + 1;
  }
  return { distinct, codes: narrowCodes(distinct.length, codes) };
}

/** Removes duplicates within each document's list. */
function dropDuplicates(offsets: Uint32Array, codes: Codes): { offsets: Uint32Array; codes: Codes } {
  const unique: number[] = [];
  const starts = new Uint32Array(offsets.length);
  for (let doc = 0; doc + 1 < offsets.length; doc++) {
    const entries = codes.subarray(offsets[doc], offsets[doc + 1]);
    entries.forEach((code, index) => {
      if (code !== 0 && entries.indexOf(code) === index) unique.push(code);
    });
    starts[doc + 1] = unique.length;
  }
  return unique.length === codes.length
    ? { offsets, codes }
    : { offsets: starts, codes: Uint32Array.from(unique) };
}

function totalsOf(codes: Codes, values: number): Uint32Array {
  const totals = new Uint32Array(values + 1);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number;
    totals[code] = (totals[code] as number) + 1;
  }
  totals[0] = 0;
  return totals;
}

type EncodedColumn = Pick<FacetColumn, 'values' | 'labelOf' | 'numbers' | 'codes' | 'offsets'>;

const hasWord = (text: string): boolean => /[a-z0-9]/i.test(text) || wordsOf(text).length > 0;

/** Replaces the codes of texts without a letter or digit by 0, because Typesense does not count them. */
function dropWordless(dictionary: readonly string[], codes: Codes): Codes {
  const wordless = Uint8Array.from([false, ...dictionary.map((text) => !hasWord(text))], Number);
  return wordless.includes(1) ? codes.map((code) => (wordless[code] === 1 ? 0 : code)) : codes;
}

function encodeColumn(field: Field, column: Column): EncodedColumn {
  if (column.kind === 'text' || column.kind === 'texts') {
    const { dictionary } = column;
    const codes = dropWordless(dictionary, column.codes);
    return {
      values: dictionary.length,
      labelOf: (code) => dictionary[code - 1] as string,
      numbers: null,
      ...(column.kind === 'text' ? { codes, offsets: null } : dropDuplicates(column.offsets, codes)),
    };
  }
  const { distinct, codes } = encodeNumbers(column.values, column.present);
  const isBool = column.kind === 'bool';
  const labelOf = (code: number): string => {
    const value = distinct[code - 1] as number;
    return isBool ? String(value === 1) : numberLabel(field, value);
  };
  return { values: distinct.length, labelOf, numbers: isBool ? null : distinct, codes, offsets: null };
}

function orderByValue({ numbers, values, labelOf }: EncodedColumn): Uint32Array {
  const codes = Uint32Array.from({ length: values }, (_, index) => index + 1);
  if (numbers) return codes.sort((a, b) => (numbers[a - 1] as number) - (numbers[b - 1] as number));
  const labels = Array.from(codes, labelOf);
  return codes.sort((a, b) => {
    const [left, right] = [labels[a - 1] as string, labels[b - 1] as string];
    return left < right ? -1 : Number(left > right);
  });
}

/** Prepares a column for counting. The order of its values is computed on first use. */
export function prepareFacetColumn(field: Field, column: Column): FacetColumn {
  const encoded = encodeColumn(field, column);
  let order: Uint32Array | undefined;
  return {
    ...encoded,
    totals: totalsOf(encoded.codes, encoded.values),
    byValue: () => {
      order ??= orderByValue(encoded);
      return order;
    },
  };
}

/** Counts how many of `docs` have each code. `docs` is null for all documents, whose counts are known. */
export function countValues(column: FacetColumn, docs: Uint32Array | null): Uint32Array {
  if (docs === null) return column.totals;
  const { codes, offsets } = column;
  const counts = new Uint32Array(column.values + 1);
  if (offsets === null) {
    for (let i = 0; i < docs.length; i++) {
      const code = codes[docs[i] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  } else {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const end = offsets[doc + 1] as number;
      for (let entry = offsets[doc] as number; entry < end; entry++) {
        const code = codes[entry] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
  }
  counts[0] = 0;
  return counts;
}
