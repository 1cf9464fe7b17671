import { hash64 } from '../../stock/text/hash.ts';

/** Cards in a file, about: what measured best between requests and bytes (docs/decisions/0005-search-index.md). */
const ABOUT = 64;

/**
 * Cuts a list into runs of 32 to 128, 64 about, where the ids say: a vehicle that comes or goes changes its
 * own run and not those after it, so that few files change with a sale.
 */
export function cardRuns<T extends { id: string }>(items: readonly T[]): T[][] {
  const runs: T[][] = [];
  let start = 0;
  items.forEach(({ id }, i) => {
    const length = i + 1 - start;
    const isCut = length >= ABOUT / 2 && hash64(id)[1] % (ABOUT / 2) === 0;
    if (!isCut && length < ABOUT * 2 && i + 1 < items.length) return;
    runs.push(items.slice(start, i + 1));
    start = i + 1;
  });
  return runs;
}
