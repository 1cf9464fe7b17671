import { type Bitset, hasDoc } from './bitset.ts';
import { denseRanks, type Order, type SortOrders } from './sort-orders.ts';
import type { SortTerm } from './sort-terms.ts';
import type { TextMatches } from './text/text-search.ts';

type FieldTerm = Extract<SortTerm, { kind: 'field' }>;

const isField = (term: SortTerm): term is FieldTerm => term.kind === 'field';

/**
 * If more than this share of the collection matches, it is less work to walk through the whole order than to sort
 * the matches: a walk takes one step per document, sorting k matches about k · log₂ k steps, and log₂ k is 13 for
 * 8,000 matches.
 */
const MIN_SHARE_TO_WALK = 1 / 16;

/** Returns the matches from index `from` (included) to `to` (excluded) of the sorted matches. */
function walkOrder(order: Order, matches: Bitset, from: number, to: number): Uint32Array {
  const page: number[] = [];
  let matchesSeen = 0;
  for (let position = 0; position < order.docs.length && matchesSeen < to; position++) {
    const doc = order.docs[position] as number;
    if (!hasDoc(matches, doc)) continue;
    if (matchesSeen >= from) page.push(doc);
    matchesSeen += 1;
  }
  return Uint32Array.from(page);
}

export interface FieldMatches {
  docs: Uint32Array;
  /** The same documents as a bitset; null if the whole collection matches. */
  bits: Bitset | null;
}

/** Sorts by fields only. Returns the documents from index `from` (included) to `to` (excluded). */
export function topByFields(
  orders: SortOrders,
  terms: readonly SortTerm[],
  { docs, bits }: FieldMatches,
  from: number,
  to: number,
): Uint32Array {
  const order = orders.order(terms.filter(isField));
  if (bits === null) return order.docs.slice(from, to);
  if (docs.length > order.docs.length * MIN_SHARE_TO_WALK) return walkOrder(order, bits, from, to);
  const positions = Uint32Array.from(docs, (doc) => order.positions[doc] as number).sort();
  return positions.slice(from, to).map((position) => order.docs[position] as number);
}

/**
 * Sorts by an order that contains the text match. Returns the documents from index `from` (included) to `to`
 * (excluded).
 */
export function topByText(
  orders: SortOrders,
  terms: readonly SortTerm[],
  { docs, scores }: Pick<TextMatches, 'docs' | 'scores'>,
  from: number,
  to: number,
): Uint32Array {
  const textMatchIndex = terms.findIndex(({ kind }) => kind === 'text-match');
  const sign = terms[textMatchIndex]?.descending ? -1 : 1;
  const before = orders.ranks(terms.slice(0, textMatchIndex).filter(isField));
  const after = orders.order(terms.slice(textMatchIndex + 1).filter(isField));
  const byScore = denseRanks(scores.map((score) => sign * score));
  const size = after.docs.length;
  const keys = new Float64Array(docs.length);
  // Packs three numbers into one, most significant first: the rank by the terms before the text match, the rank by
  // score, and the position in the order by the terms after it. The last is `key % size` again.
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const rank = (before.ranks[doc] as number) * byScore.count + (byScore.ranks[i] as number);
    keys[i] = rank * size + (after.positions[doc] as number);
  }
  return Uint32Array.from(keys.sort().slice(from, to), (key) => after.docs[key % size] as number);
}
