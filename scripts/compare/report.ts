import { counted } from '../../src/lib/plural.ts';
import type { Comparison } from './compare-sites.ts';
import { INTENDED_DIFFERENCES } from './intended-differences.ts';

/** Number of unexplained differences to print; the rest is only counted. */
const MAX_PRINTED = 30;

/** Prints the number of equal files, of files with each intended difference, and the unexplained differences. */
export function printReport({ files, equal, explained, unexplained }: Comparison): void {
  console.log(`${equal.toLocaleString('en-AU')} of ${counted(files, 'file')} are equal.`);
  for (const { name, reason } of INTENDED_DIFFERENCES) {
    console.log(`${counted(explained.get(name) ?? 0, 'file')}: ${name} (${reason})`);
  }
  if (unexplained.length === 0) return;
  for (const { path, difference } of unexplained.slice(0, MAX_PRINTED))
    console.error(`${path}: ${difference}`);
  if (unexplained.length > MAX_PRINTED)
    console.error(`… and ${counted(unexplained.length - MAX_PRINTED, 'more file')}`);
  console.error(
    `\n${counted(unexplained.length, 'file differs', 'files differ')} in a way that is not listed as intended. ` +
      'Correct the change, or add the difference to scripts/compare/intended-differences.ts.',
  );
}
