import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { errorMessage } from '../src/lib/error-message.ts';
import { buildEverything } from './compare/build-everything.ts';
import { checkOut } from './compare/check-out.ts';
import { compareSites } from './compare/compare-sites.ts';
import { INTENDED_DIFFERENCES } from './compare/intended-differences.ts';
import { readPublished } from './compare/published.ts';
import { printReport } from './compare/report.ts';

const program = new Command('npm run compare --')
  .description('Compares the files that a commit publishes with those of the working tree.')
  .argument('<commit>', 'commit to compare with: a hash, branch or tag')
  .parse();
const [commit = ''] = program.args;

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
const now = new Date();
let release = () => {};
try {
  const before = checkOut(commit, join(folder, 'checkout'));
  release = before.release;
  console.log(`Building at ${before.name} …`);
  await buildEverything(before.root, join(folder, 'before'), now);
  console.log('Building the working tree …');
  await buildEverything(process.cwd(), join(folder, 'after'), now);
  const comparison = compareSites(
    readPublished(join(folder, 'before')),
    readPublished(join(folder, 'after')),
    INTENDED_DIFFERENCES,
  );
  printReport(comparison);
  if (comparison.unexplained.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
} finally {
  release();
  rmSync(folder, { recursive: true, force: true });
}
