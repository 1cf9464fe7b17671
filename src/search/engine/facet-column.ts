import { codesFor } from '../collection/codes.ts';
import type { Column, Field } from '../collection/collection.ts';

type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A field as facets count it: every value has a code from 1, in no order; 0 is no value. */
export interface FacetColumn {
  labels: readonly string[];
  /** Of number fields, by code - 1. */
  numbers: Float64Array | null;
  /** By document; of lists by entry, no value twice in one. */
  codes: Codes;
  /** Of lists: where a document's entries begin. */
  offsets: Uint32Array | null;
  /** By code: documents with it. */
  totals: Uint32Array;
  /** Documents with a value. */
  holders: number;
}

/** As Typesense writes a number. */
const labelOf = (field: Field, value: number): string =>
  String(field.type === 'float' ? Number(value.toPrecision(6)) : value);

/** Codes of values that are not coded yet, in ascending order of the values. */
function codeNumbers(values: ArrayLike<number>, present: Uint8Array | null) {
  const held = present ? Array.from(values).filter((_, doc) => present[doc] === 1) : values;
  const distinct = Float64Array.from(new Set(Array.from(held))).sort();
  const codeOf = new Map<number, number>();
  distinct.forEach((value, at) => {
    codeOf.set(value, at + 1);
  });
  const codes = new Uint32Array(values.length);
  for (let doc = 0; doc < codes.length; doc++) {
    if (present?.[doc] !== 0) codes[doc] = codeOf.get(values[doc] as number) ?? 0;
  }
  return { distinct, codes: codesFor(distinct.length, codes) };
}

/** The lists with each value once. */
function onceEach(offsets: Uint32Array, codes: Codes): { offsets: Uint32Array; codes: Codes } {
  const kept: number[] = [];
  const starts = new Uint32Array(offsets.length);
  for (let doc = 0; doc + 1 < offsets.length; doc++) {
    const entries = codes.subarray(offsets[doc], offsets[doc + 1]);
    entries.forEach((code, at) => {
      if (entries.indexOf(code) === at) kept.push(code);
    });
    starts[doc + 1] = kept.length;
  }
  return kept.length === codes.length
    ? { offsets, codes }
    : { offsets: starts, codes: Uint32Array.from(kept) };
}

function holdersOf(codes: Codes, offsets: Uint32Array | null): number {
  let holders = 0;
  if (offsets === null) for (let doc = 0; doc < codes.length; doc++) holders += Number(codes[doc] !== 0);
  else
    for (let doc = 0; doc + 1 < offsets.length; doc++) holders += Number(offsets[doc] !== offsets[doc + 1]);
  return holders;
}

function totalsOf(codes: Codes, values: number): Uint32Array {
  const totals = new Uint32Array(values + 1);
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as number;
    totals[code] = (totals[code] as number) + 1;
  }
  totals[0] = 0;
  return totals;
}

function coded(field: Field, column: Column): Pick<FacetColumn, 'labels' | 'numbers' | 'codes' | 'offsets'> {
  if (column.kind === 'text' || column.kind === 'texts') {
    const labels = column.dictionary;
    const numbers = field.type === 'int32[]' ? Float64Array.from(labels, Number) : null;
    return column.kind === 'text'
      ? { labels, numbers, codes: column.codes, offsets: null }
      : { labels, numbers, ...onceEach(column.offsets, column.codes) };
  }
  const { distinct, codes } = codeNumbers(column.values, column.present);
  if (column.kind === 'bool') {
    const labels = Array.from(distinct, (value) => String(value === 1));
    return { labels, numbers: null, codes, offsets: null };
  }
  const labels = Array.from(distinct, (value) => labelOf(field, value));
  return { labels, numbers: distinct, codes, offsets: null };
}

export function facetColumn(field: Field, column: Column): FacetColumn {
  const own = coded(field, column);
  return {
    ...own,
    totals: totalsOf(own.codes, own.labels.length),
    holders: holdersOf(own.codes, own.offsets),
  };
}

/** By code: how many of `docs` have it; null: of all. */
export function countValues(column: FacetColumn, docs: Uint32Array | null): Uint32Array {
  if (docs === null) return column.totals;
  const { codes, offsets } = column;
  const counts = new Uint32Array(column.labels.length + 1);
  if (offsets === null) {
    for (let i = 0; i < docs.length; i++) {
      const code = codes[docs[i] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  } else {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const end = offsets[doc + 1] as number;
      for (let at = offsets[doc] as number; at < end; at++) {
        const code = codes[at] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
  }
  counts[0] = 0;
  return counts;
}
