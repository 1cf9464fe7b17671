import { count } from '../cli/words.ts';
import { CLASSES } from './classes.ts';
import type { Comparison } from './compare-sites.ts';

/** Unexplained differences printed in full; the rest is counted. */
const SHOWN = 30;

/** Prints what is equal, how many files differ by each class, and what no class explains. */
export function printReport({ files, equal, explained, unexplained }: Comparison): void {
  console.log(`${equal.toLocaleString('en-AU')} of ${count(files, 'file')} are equal.`);
  for (const { name, reason } of CLASSES) {
    console.log(`${count(explained.get(name) ?? 0, 'file')}: ${name} (${reason})`);
  }
  if (unexplained.length === 0) return;
  for (const { path, what } of unexplained.slice(0, SHOWN)) console.error(`${path}: ${what}`);
  if (unexplained.length > SHOWN) console.error(`… and ${count(unexplained.length - SHOWN, 'more file')}`);
  console.error(
    `\n${count(unexplained.length, 'file differs', 'files differ')} without a class. ` +
      'Mend the change, or describe an intended difference in scripts/compare/classes.ts.',
  );
}
