import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCollection } from '../../src/search/collection/build-collection.ts';
import { createEngine } from '../../src/search/engine/create-engine.ts';
import { REFUSED, SUPPORTED, WITHOUT_EFFECT } from '../../src/search/engine/parameters.ts';
import type { MultiSearchBody } from '../../src/search/protocol.ts';
import { DOCUMENTS, SCHEMA } from '../search/behaviour/yard.ts';
import { bodyWith } from '../support/search/odd-requests.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const NAMES = [...SUPPORTED, ...WITHOUT_EFFECT, ...Object.keys(REFUSED)];

const REQUESTS = rounds(300, 20_000);

it(
  `the in-browser search engine answers or refuses ${REQUESTS} generated requests and never throws`,
  () => {
    const engine = createEngine(buildCollection(SCHEMA, DOCUMENTS));
    const counts = { answered: 0, refused: 0, 400: 0, 404: 0, 422: 0 };
    fc.assert(
      fc.property(bodyWith(NAMES), (body) => {
        const { results } = engine.multiSearch(
          body as MultiSearchBody,
          (doc) => DOCUMENTS[doc] ?? { id: '' },
        );
        expect(Array.isArray(results)).toBe(true);
        for (const result of results) {
          // The worker posts the result to the page, so it must be cloneable, even with lone surrogates.
          structuredClone(result);
          if ('error' in result) {
            const { code, error } = result;
            expect([400, 404, 422], error).toContain(code);
            expect(error.length).toBeGreaterThan(5);
            counts.refused += 1;
            counts[code as 400 | 404 | 422] += 1;
          } else {
            expect(result.found).toBeLessThanOrEqual(DOCUMENTS.length);
            expect(result.hits.length).toBeLessThanOrEqual(result.found);
            counts.answered += 1;
          }
        }
      }),
      { numRuns: REQUESTS },
    );
    expect(counts.answered).toBeGreaterThan(REQUESTS / 20);
    expect(counts.refused).toBeGreaterThan(REQUESTS / 20);
    recordFigures('search-requests', 'Odd search requests', [
      `Generated requests: ${REQUESTS}, with ${counts.answered + counts.refused} searches.`,
      `Answered: ${counts.answered}. Refused: ${counts.refused} (400: ${counts[400]}, 404: ${counts[404]}, 422: ${counts[422]}).`,
      'Thrown, or answered with another code: 0.',
    ]);
  },
  proofTimeout(20_000),
);
