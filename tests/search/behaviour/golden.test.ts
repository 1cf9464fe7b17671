import { describe, expect, it } from 'vitest';
import { compareFilters, measureText } from '../golden/compare.ts';
import { NO_RECORDING, readRecording } from '../golden/recording.ts';
import { ENGINES } from './engines.ts';

const recording = readRecording();
if (!recording) console.warn(NO_RECORDING);

describe.skipIf(!recording)(
  `answers recorded from a Typesense server ${recording ? '' : `(${NO_RECORDING})`}`,
  () => {
    it.each(ENGINES)('%s answers all filter cases alike and nearly all text cases', async (_, open) => {
      if (!recording) throw new Error(NO_RECORDING);
      const engine = await open(recording.schema, recording.documents);
      const filters = await compareFilters(recording, engine.answer);
      expect(filters.differences).toEqual([]);
      expect(filters.cases).toBeGreaterThan(100);
      const text = await measureText(recording, engine.answer);
      expect(text.cases).toBeGreaterThan(50);
      expect(text.sameFound).toBeGreaterThanOrEqual(0.95);
      expect(text.overlap).toBeGreaterThanOrEqual(0.9);
      expect(text.sameFirst).toBeGreaterThanOrEqual(0.9);
      await engine.dispose();
    });
  },
);
