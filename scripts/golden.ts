import { ENGINES, withEngine } from '../tests/search/behaviour/engines.ts';
import { compareFilters, measureText } from '../tests/search/golden/compare.ts';
import { readRecording } from '../tests/search/golden/recording.ts';

const recording = readRecording();
if (!recording) {
  console.error('There is no ../shared/golden with recorded answers beside the project.');
  process.exit(1);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
for (const [name, open] of ENGINES) {
  const { filters, text } = await withEngine(open, recording, async ({ answer }) => ({
    filters: await compareFilters(recording, answer),
    text: await measureText(recording, answer),
  }));
  console.log(`Held to the recorded answers: ${name}`);
  for (const difference of filters.differences) console.log(`  ${difference}`);
  console.log(`  filter cases equal: ${filters.cases - filters.differences.length} of ${filters.cases}`);
  console.log(`  text cases: ${text.cases}`);
  console.log(`    same number found: ${percent(text.sameFound)} (95 % at least)`);
  console.log(`    mean overlap of the first 21: ${text.overlap.toFixed(3)} (0.9 at least)`);
  console.log(`    same first hit: ${percent(text.sameFirst)} (90 % at least)`);
  if (filters.differences.length > 0) process.exitCode = 1;
}
