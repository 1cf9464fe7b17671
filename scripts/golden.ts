import { buildCollection } from '../src/search/collection/build-collection.ts';
import { createEngine } from '../src/search/engine/create-engine.ts';
import { compareFilters, measureText } from '../tests/search/golden/compare.ts';
import { readRecording } from '../tests/search/golden/recording.ts';

const recording = readRecording();
if (!recording) {
  console.error('There is no ../shared/golden with recorded answers beside the project.');
  process.exit(1);
}
const { schema, documents } = recording;
const engine = createEngine(buildCollection(schema, documents));
const answer = async (body: Parameters<typeof engine.multiSearch>[0]) =>
  engine.multiSearch(body, (doc) => documents[doc] ?? { id: '' });

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const filters = await compareFilters(recording, answer);
const text = await measureText(recording, answer);
for (const difference of filters.differences) console.log(`  ${difference}`);
console.log(`Filter cases equal: ${filters.cases - filters.differences.length} of ${filters.cases}`);
console.log(`Text cases: ${text.cases}`);
console.log(`  same number found: ${percent(text.sameFound)} (95 % at least)`);
console.log(`  mean overlap of the first 21: ${text.overlap.toFixed(3)} (0.9 at least)`);
console.log(`  same first hit: ${percent(text.sameFirst)} (90 % at least)`);
