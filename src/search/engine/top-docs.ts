import { type Bits, hasBit } from './bits.ts';
import { denseRanks, type Order, type SortOrders } from './sort-orders.ts';
import type { SortTerm } from './sort-terms.ts';

type FieldTerm = Extract<SortTerm, { kind: 'field' }>;

const isField = (term: SortTerm): term is FieldTerm => term.kind === 'field';

/** Above this share of matches it is faster to walk the whole order than to sort the matches. */
const WALK_SHARE = 1 / 16;

/** Walks the order and takes the matches from index `from` up to `to`. */
function walk(order: Order, matches: Bits, from: number, to: number): Uint32Array {
  const found: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.docs.length && passed < to; place++) {
    const doc = order.docs[place] as number;
    if (!hasBit(matches, doc)) continue;
    if (passed >= from) found.push(doc);
    passed += 1;
  }
  return Uint32Array.from(found);
}

export interface Found {
  docs: Uint32Array;
  /** The same documents as a set; null: the whole collection. */
  bits: Bits | null;
}

/** Sorts by fields only and returns the documents from index `from` up to `to`. */
export function topByFields(
  orders: SortOrders,
  terms: readonly SortTerm[],
  { docs, bits }: Found,
  from: number,
  to: number,
): Uint32Array {
  const order = orders.order(terms.filter(isField));
  if (bits === null) return order.docs.slice(from, to);
  if (docs.length > order.docs.length * WALK_SHARE) return walk(order, bits, from, to);
  const places = Uint32Array.from(docs, (doc) => order.places[doc] as number).sort();
  return places.slice(from, to).map((place) => order.docs[place] as number);
}

/** As `topByFields`, for an order that contains the text match. `scores` belong to `docs`. */
export function topByText(
  orders: SortOrders,
  terms: readonly SortTerm[],
  docs: Uint32Array,
  scores: Float64Array,
  from: number,
  to: number,
): Uint32Array {
  const at = terms.findIndex(({ kind }) => kind === 'text-match');
  const sign = terms[at]?.descending ? -1 : 1;
  const before = orders.groups(terms.slice(0, at).filter(isField));
  const after = orders.order(terms.slice(at + 1).filter(isField));
  const match = denseRanks(scores.map((score) => sign * score));
  const size = after.docs.length;
  const keys = new Float64Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const group = (before.groups[doc] as number) * match.count + (match.groups[i] as number);
    keys[i] = group * size + (after.places[doc] as number);
  }
  return Uint32Array.from(keys.sort().slice(from, to), (key) => after.docs[key % size] as number);
}
