import { hash64 } from '../../stock/text/hash.ts';

/** Average number of cards per file: the best balance of requests and bytes (docs/decisions/0005-search-index.md). */
const AVERAGE = 64;

/**
 * Splits a list into runs of 32 to 128 items, 64 on average. The hash of an id decides where a run ends, so adding or
 * removing a vehicle changes its own run and not the following ones, and a sale changes few files.
 */
export function cardRuns<T extends { id: string }>(items: readonly T[]): T[][] {
  const runs: T[][] = [];
  let start = 0;
  items.forEach(({ id }, i) => {
    const length = i + 1 - start;
    // By its hash one id in 32 ends a run of at least 32, so runs have about 64 items on average.
    const isCut = length >= AVERAGE / 2 && hash64(id)[1] % (AVERAGE / 2) === 0;
    if (!isCut && length < AVERAGE * 2 && i + 1 < items.length) return;
    runs.push(items.slice(start, i + 1));
    start = i + 1;
  });
  return runs;
}
