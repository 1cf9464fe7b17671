import { describe, expect, it } from 'vitest';
import { compareFilters, measureText } from '../golden/compare.ts';
import { NO_RECORDING, readRecording } from '../golden/recording.ts';
import { ENGINES, withEngine } from './engines.ts';

const recording = readRecording();
if (!recording) console.warn(NO_RECORDING);

describe.skipIf(!recording)('searches recorded from a Typesense server', () => {
  it.each(ENGINES)('%s answers all filter cases as recorded, and nearly all text cases', async (_, open) => {
    if (!recording) throw new Error(NO_RECORDING);
    const { filters, text } = await withEngine(open, recording, async ({ answer }) => ({
      filters: await compareFilters(recording, answer),
      text: await measureText(recording, answer),
    }));
    expect(filters.differences).toEqual([]);
    expect(filters.cases).toBeGreaterThan(100);
    expect(text.cases).toBeGreaterThan(50);
    expect(text.sameFound).toBeGreaterThanOrEqual(0.95);
    expect(text.overlap).toBeGreaterThanOrEqual(0.9);
    expect(text.sameFirst).toBeGreaterThanOrEqual(0.9);
  });
});
