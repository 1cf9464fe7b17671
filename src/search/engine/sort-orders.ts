import type { Collection, Column } from '../collection/collection.ts';
import { lruCache } from './lru-cache.ts';
import type { SortTerm } from './sort-terms.ts';
import { distinctNumbers, sortedIndexOf } from './sorted-numbers.ts';

type FieldTerm = Extract<SortTerm, { kind: 'field' }>;

/** Cached orders. Each has two arrays of the collection's size. */
const MAX_CACHED_ORDERS = 16;

/** All documents in sorted order, and the position of each. */
export interface Order {
  docs: Uint32Array;
  places: Uint32Array;
}

/** `groups[doc]` is the rank of a document, from 0; equal documents share a rank. */
interface Groups {
  groups: Uint32Array;
  count: number;
}

/** Dense ranking: the lowest key gets 0, equal keys get the same rank. */
export function denseRanks(keys: Float64Array): Groups {
  const distinct = distinctNumbers(keys);
  return { groups: Uint32Array.from(keys, (key) => sortedIndexOf(distinct, key)), count: distinct.length };
}

/** Sort keys for a text field: Typesense compares text without case. */
function textKeys(dictionary: readonly string[]): number[] {
  const keys = dictionary.map((text) => text.toLowerCase());
  const sorted = [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1));
  const place = new Map(sorted.map((key, at) => [key, at]));
  return keys.map((key) => place.get(key) ?? 0);
}

/** Ascending sort key of each document; NaN for a document without a value. */
function sortKeys(column: Column, size: number): Float64Array {
  const keys = new Float64Array(size);
  if (column.kind === 'text') {
    const places = textKeys(column.dictionary);
    for (let doc = 0; doc < size; doc++) keys[doc] = places[(column.codes[doc] as number) - 1] ?? Number.NaN;
    return keys;
  }
  if (column.kind === 'texts') throw new Error('List fields cannot be sorted.');
  const { present, values } = column;
  for (let doc = 0; doc < size; doc++) {
    keys[doc] = present?.[doc] === 0 ? Number.NaN : (values[doc] as number);
  }
  return keys;
}

function rankColumn(column: Column, term: FieldTerm, size: number): Groups {
  const textComesLast = column.kind === 'text' && term.missing === 'normal' && term.descending;
  const missing = term.missing === 'first' || textComesLast ? -Infinity : Infinity;
  const keys = sortKeys(column, size);
  for (let doc = 0; doc < size; doc++) {
    const key = keys[doc] as number;
    keys[doc] = Number.isNaN(key) ? missing : term.descending ? -key : key;
  }
  return denseRanks(keys);
}

/** Sort orders of a collection. As in Typesense, the last imported of equal documents comes first. */
export interface SortOrders {
  order: (terms: readonly FieldTerm[]) => Order;
  groups: (terms: readonly FieldTerm[]) => Groups;
}

export function createSortOrders({ columns, size }: Collection): SortOrders {
  const orders = lruCache<Order>(MAX_CACHED_ORDERS);
  const groupings = lruCache<Groups>(MAX_CACHED_ORDERS);

  function groups(terms: readonly FieldTerm[]): Groups {
    const [first, ...others] = terms;
    if (!first) return { groups: new Uint32Array(size), count: 1 };
    return groupings(JSON.stringify(terms), () => {
      const column = columns.get(first.field);
      if (!column) throw new Error(`There is no column of \`${first.field}\`.`);
      const primary = rankColumn(column, first, size);
      if (others.length === 0) return primary;
      const rest = groups(others);
      const keys = new Float64Array(size);
      for (let doc = 0; doc < size; doc++) {
        keys[doc] = (primary.groups[doc] as number) * rest.count + (rest.groups[doc] as number);
      }
      return denseRanks(keys);
    });
  }

  const order = (terms: readonly FieldTerm[]): Order =>
    orders(JSON.stringify(terms), () => {
      const { groups: grouped } = groups(terms);
      const keys = new Float64Array(size);
      for (let doc = 0; doc < size; doc++) keys[doc] = (grouped[doc] as number) * size + (size - 1 - doc);
      keys.sort();
      const docs = new Uint32Array(size);
      const places = new Uint32Array(size);
      for (let place = 0; place < size; place++) {
        const doc = size - 1 - ((keys[place] as number) % size);
        docs[place] = doc;
        places[doc] = place;
      }
      return { docs, places };
    });

  return { order, groups };
}
