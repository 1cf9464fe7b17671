import type { Collection, Column } from '../collection/collection.ts';
import { lruCache } from './lru-cache.ts';
import type { SortTerm } from './sort-terms.ts';
import { distinctNumbers, sortedIndexOf } from './sorted-numbers.ts';

type FieldTerm = Extract<SortTerm, { kind: 'field' }>;

/** Number of cached orders. Each has two arrays with four bytes per document. */
const MAX_CACHED_ORDERS = 16;

/** All documents in sorted order (`docs`), and the position of each document in that order (`positions`). */
export interface Order {
  docs: Uint32Array;
  positions: Uint32Array;
}

/** `ranks[doc]` is the rank of a document, from 0; equal documents share a rank. */
interface DenseRanks {
  ranks: Uint32Array;
  /** Number of different ranks. */
  count: number;
}

/** Dense ranking: the lowest key gets 0, equal keys get the same rank, and no rank is left out. */
export function denseRanks(keys: Float64Array): DenseRanks {
  const distinct = distinctNumbers(keys);
  return { ranks: Uint32Array.from(keys, (key) => sortedIndexOf(distinct, key)), count: distinct.length };
}

/** Sort keys for a text field: Typesense compares text without case. */
function textKeys(dictionary: readonly string[]): number[] {
  const keys = dictionary.map((text) => text.toLowerCase());
  const sorted = [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1));
  const rankOf = new Map(sorted.map((key, index) => [key, index]));
  return keys.map((key) => rankOf.get(key) ?? 0);
}

/** Ascending sort key of each document; NaN for a document without a value. */
function sortKeys(column: Column, size: number): Float64Array {
  const keys = new Float64Array(size);
  if (column.kind === 'text') {
    const keyOfEntry = textKeys(column.dictionary);
    for (let doc = 0; doc < size; doc++) {
      keys[doc] = keyOfEntry[(column.codes[doc] as number) - 1] ?? Number.NaN;
    }
    return keys;
  }
  if (column.kind === 'texts') throw new Error('List fields cannot be sorted.');
  const { present, values } = column;
  for (let doc = 0; doc < size; doc++) {
    keys[doc] = present?.[doc] === 0 ? Number.NaN : (values[doc] as number);
  }
  return keys;
}

function rankColumn(column: Column, term: FieldTerm, size: number): DenseRanks {
  // Missing text sorts after "z", so it comes first in descending order.
  const descendingText = column.kind === 'text' && term.missing === 'normal' && term.descending;
  const missingKey = term.missing === 'first' || descendingText ? -Infinity : Infinity;
  const sign = term.descending ? -1 : 1;
  const keys = sortKeys(column, size);
  for (let doc = 0; doc < size; doc++) {
    const key = keys[doc] as number;
    keys[doc] = Number.isNaN(key) ? missingKey : sign * key;
  }
  return denseRanks(keys);
}

/** Sort orders of a collection, cached. */
export interface SortOrders {
  /** As in Typesense, the last imported of equal documents comes first. */
  order: (terms: readonly FieldTerm[]) => Order;
  /** Documents that are equal in all terms share a rank. */
  ranks: (terms: readonly FieldTerm[]) => DenseRanks;
}

export function createSortOrders({ columns, size }: Collection): SortOrders {
  const orders = lruCache<Order>(MAX_CACHED_ORDERS);
  const rankings = lruCache<DenseRanks>(MAX_CACHED_ORDERS);

  function ranks(terms: readonly FieldTerm[]): DenseRanks {
    const [first, ...others] = terms;
    if (!first) return { ranks: new Uint32Array(size), count: 1 };
    return rankings(JSON.stringify(terms), () => {
      const column = columns.get(first.field);
      if (!column) throw new Error(`There is no column for \`${first.field}\`.`);
      const primary = rankColumn(column, first, size);
      if (others.length === 0) return primary;
      const rest = ranks(others);
      const keys = new Float64Array(size);
      // Packs both ranks into one number: the first term's rank decides, the rank by the other terms breaks ties.
      for (let doc = 0; doc < size; doc++) {
        keys[doc] = (primary.ranks[doc] as number) * rest.count + (rest.ranks[doc] as number);
      }
      return denseRanks(keys);
    });
  }

  const order = (terms: readonly FieldTerm[]): Order =>
    orders(JSON.stringify(terms), () => {
      const { ranks: rankOf } = ranks(terms);
      const keys = new Float64Array(size);
      // Packs rank and document into one number. Sorting numbers needs no comparison function, and the remainder is
      // the document, counted from the last so that the last of equal documents comes first.
      for (let doc = 0; doc < size; doc++) keys[doc] = (rankOf[doc] as number) * size + (size - 1 - doc);
      keys.sort();
      const docs = new Uint32Array(size);
      const positions = new Uint32Array(size);
      for (let position = 0; position < size; position++) {
        const doc = size - 1 - ((keys[position] as number) % size);
        docs[position] = doc;
        positions[doc] = position;
      }
      return { docs, positions };
    });

  return { order, ranks };
}
