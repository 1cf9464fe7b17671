import { describe, expect, it } from 'vitest';
import type { Highlight, Hit } from '../../../src/search/protocol.ts';
import { bodyOf, type GoldenHit, NO_RECORDING, readRecording } from '../golden/recording.ts';
import { ENGINES, type Identified, withEngine } from './engines.ts';

const recording = readRecording();
if (!recording) console.warn(NO_RECORDING);

interface Pair {
  recorded: GoldenHit;
  own: Hit<Identified>;
}

const marksOf = (highlights: readonly Highlight[]) =>
  highlights.map(({ field, snippet, matched_tokens }) => ({ field, snippet, matched_tokens }));

describe.skipIf(!recording)(`text matches recorded from a Typesense server`, () => {
  it.each(ENGINES)(
    '%s highlights the same words as the server, in the same fields and order',
    async (_, open) => {
      const pairs = (await pairsOf(open)).flat();
      expect(pairs.length).toBeGreaterThan(400);
      for (const { recorded, own } of pairs) {
        expect(marksOf(own.highlights), own.document.id).toEqual(marksOf(recorded.highlights));
      }
    },
  );

  it.each(ENGINES)(
    '%s ranks any two hits in the recorded order, with ties where the recording has ties',
    async (_, open) => {
      for (const pairs of await pairsOf(open)) {
        for (const a of pairs) {
          for (const b of pairs) {
            const own = Math.sign((a.own.text_match ?? 0) - (b.own.text_match ?? 0));
            const recorded = Math.sign((a.recorded.text_match ?? 0) - (b.recorded.text_match ?? 0));
            expect(own, `${a.own.document.id} and ${b.own.document.id}`).toBe(recorded);
          }
        }
      }
    },
  );
});

/** Hits of the recorded text cases that the engine finds, too, grouped by search. */
async function pairsOf(open: (typeof ENGINES)[number][1]): Promise<Pair[][]> {
  if (!recording) throw new Error(NO_RECORDING);
  const { cases } = recording;
  return withEngine(open, recording, async (engine) => {
    const searches: Pair[][] = [];
    for (const golden of cases.filter(({ kind }) => kind === 'text')) {
      const { results } = await engine.answer(bodyOf(golden));
      golden.results.forEach(({ hits }, at) => {
        const answer = results[at];
        const own = new Map(
          answer && 'hits' in answer ? answer.hits.map((hit) => [hit.document.id, hit]) : [],
        );
        searches.push(
          hits.flatMap((recorded) => {
            const hit = own.get(recorded.id);
            return hit ? [{ recorded, own: hit }] : [];
          }),
        );
      });
    }
    return searches;
  });
}
