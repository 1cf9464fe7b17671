import { ENGINES, withEngine } from '../tests/search/behaviour/engines.ts';
import { compareFilters, measureText } from '../tests/search/golden/compare.ts';
import { readRecording } from '../tests/search/golden/recording.ts';

// Compares each search engine with recorded answers of a real Typesense server.
const recording = readRecording();
if (!recording) {
  console.error('The recorded answers are missing: there is no ../shared/golden beside the project.');
  process.exit(1);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
for (const [name, open] of ENGINES) {
  const { filters, text } = await withEngine(open, recording, async ({ answer }) => ({
    filters: await compareFilters(recording, answer),
    text: await measureText(recording, answer),
  }));
  console.log(`Compared with the recorded answers: ${name}`);
  for (const difference of filters.differences) console.log(`  ${difference}`);
  console.log(`  filter cases equal: ${filters.cases - filters.differences.length} of ${filters.cases}`);
  console.log(`  text cases: ${text.cases}`);
  console.log(`    same number found: ${percent(text.sameFound)} (at least 95 %)`);
  console.log(`    mean overlap of the first 21: ${text.overlap.toFixed(3)} (at least 0.9)`);
  console.log(`    same first hit: ${percent(text.sameFirst)} (at least 90 %)`);
  if (filters.differences.length > 0) process.exitCode = 1;
}
