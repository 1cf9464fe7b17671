import { hashTableOrder } from './hash-table-order.ts';

/** Documents that Typesense's index of values takes in at once. */
const BATCH = 990;

interface CodedValues {
  codes: ArrayLike<number>;
  offsets: Uint32Array | null;
  totals: Uint32Array;
}

export interface ValueOrders {
  /** By code: the how manieth value to be seen, from 1. */
  arrivals: Uint32Array;
  /** Codes, the most frequent first; of equals the one seen last the longest ago. */
  frequent: Uint32Array;
}

/** Documents of a batch in the order they are taken in; of batches in which every document has a value, kept. */
export type Batches = (from: number, docs: number[], isWhole: boolean) => readonly number[];

export function createBatches(): Batches {
  const whole = new Map<number, number[]>();
  return (from, docs, isWhole) => {
    const order = (isWhole && whole.get(from)) || hashTableOrder(docs);
    if (isWhole) whole.set(from, order);
    return order;
  };
}

/**
 * The orders in which Typesense looks at values of equal count: they come from how it took the documents in,
 * batch by batch, each batch in the order of a hash table.
 */
export function valueOrders(
  { codes, offsets, totals }: CodedValues,
  size: number,
  batches: Batches,
): ValueOrders {
  const arrivals = new Uint32Array(totals.length);
  const touched = new Uint32Array(totals.length);
  const lastBatch = new Uint32Array(totals.length);
  let seen = 0;
  let steps = 0;

  const start = (doc: number): number => (offsets === null ? doc : (offsets[doc] as number));
  const end = (doc: number): number => (offsets === null ? doc + 1 : (offsets[doc + 1] as number));
  const hasValue = (doc: number): boolean => start(doc) < end(doc) && codes[start(doc)] !== 0;

  for (let from = 0, batch = 1; from < size; from += BATCH, batch++) {
    const docs: number[] = [];
    const to = Math.min(from + BATCH, size);
    for (let doc = from; doc < to; doc++) if (hasValue(doc)) docs.push(doc);
    for (const doc of batches(from, docs, docs.length === to - from)) {
      for (let at = start(doc); at < end(doc); at++) {
        const code = codes[at] as number;
        if (lastBatch[code] === batch) continue;
        lastBatch[code] = batch;
        steps += 1;
        touched[code] = steps;
        if (arrivals[code] === 0) {
          seen += 1;
          arrivals[code] = seen;
        }
      }
    }
  }

  const frequent = Uint32Array.from({ length: totals.length - 1 }, (_, at) => at + 1)
    .filter((code) => totals[code] !== 0)
    .sort(
      (a, b) =>
        (totals[b] as number) - (totals[a] as number) || (touched[a] as number) - (touched[b] as number),
    );
  return { arrivals, frequent };
}
