import { describe, expect, it } from 'vitest';
import type { FacetResult } from '../../../src/search/protocol.ts';
import { type Opening, withEngine } from '../behaviour/engines.ts';
import { DOCUMENTS, SCHEMA } from '../behaviour/yard.ts';
import { compareFilters, facetDifference } from './compare.ts';
import type { GoldenCase, GoldenFacet } from './recording.ts';

const facet = (counts: readonly (readonly [string, number])[], total_values = counts.length) => ({
  field_name: 'make',
  counts: counts.map(([value, count]) => ({ value, count, highlighted: value })),
  stats: { total_values },
  sampled: false as const,
});

const RECORDED: GoldenFacet = facet([
  ['Kia', 3],
  ['Ford', 1],
  ['Mazda', 1],
]);

describe('comparing facets with a recorded answer', () => {
  const WHOLE: readonly (readonly [string, FacetResult, string | null])[] = [
    [
      'no difference between equal facets',
      facet([
        ['Kia', 3],
        ['Ford', 1],
        ['Mazda', 1],
      ]),
      null,
    ],
    [
      'no difference if values of equal count are in another order',
      facet([
        ['Kia', 3],
        ['Mazda', 1],
        ['Ford', 1],
      ]),
      null,
    ],
    [
      'a different count',
      facet([
        ['Kia', 2],
        ['Ford', 1],
        ['Mazda', 1],
      ]),
      'counts of make',
    ],
    [
      'a different value',
      facet([
        ['Kia', 3],
        ['Ford', 1],
        ['Audi', 1],
      ]),
      'values of make',
    ],
    [
      'two values in exchanged places',
      facet([
        ['Ford', 3],
        ['Kia', 1],
        ['Mazda', 1],
      ]),
      'values of make',
    ],
    [
      'different stats',
      facet(
        [
          ['Kia', 3],
          ['Ford', 1],
          ['Mazda', 1],
        ],
        9,
      ),
      'stats of make',
    ],
  ];
  it.each(WHOLE)('finds in a complete list: %s', (_, given, difference) => {
    if (difference === null) expect(facetDifference(RECORDED, given, 10)).toBeNull();
    else expect(facetDifference(RECORDED, given, 10)).toContain(difference);
  });

  it('accepts any values with the lowest count if the list was cut among them, and then ignores stats', () => {
    const given = facet(
      [
        ['Kia', 3],
        ['Audi', 1],
        ['Fiat', 1],
      ],
      40,
    );
    expect(facetDifference(RECORDED, given, 3)).toBeNull();
    const above = facet([
      ['Audi', 3],
      ['Ford', 1],
      ['Mazda', 1],
    ]);
    expect(facetDifference(RECORDED, above, 3)).toBe('values of make');
    const twice = facet([
      ['Kia', 3],
      ['Ford', 1],
      ['Ford', 1],
    ]);
    expect(facetDifference(RECORDED, twice, 3)).toBe('a value of make twice');
  });
});

it('compareFilters accepts any order of hits that are equal in every sort field', async () => {
  const golden = (ids: string[]): GoldenCase => ({
    name: 'equals',
    kind: 'filter',
    searches: [{ collection: 'yard', q: '*', sort_by: 'price:asc' }],
    common: {},
    results: [
      { found: 2, out_of: 5, page: 1, hits: ids.map((id) => ({ id, highlights: [] })), facet_counts: [] },
    ],
  });
  const differences = async (ids: string[]) => {
    const recording = {
      schema: SCHEMA,
      documents: DOCUMENTS.map((one) => ({ ...one })),
      cases: [golden(ids)],
    };
    const hits = ['b', 'c'].map((id) => ({ document: { id }, highlight: {}, highlights: [] }));
    const result = { found: 2, out_of: 5, page: 1, hits, facet_counts: [], search_time_ms: 0 };
    const answer = { ...result, search_cutoff: false as const };
    const request_params = { collection_name: 'yard', q: '*', per_page: 2 };
    const given = async () => ({ results: [{ ...answer, request_params }] });
    return (await compareFilters(recording, given)).differences;
  };
  expect(await differences(['c', 'b'])).toEqual([]);
  expect(await differences(['a', 'b'])).toHaveLength(1);
});

it('withEngine disposes of the engine even if the test fails', async () => {
  let disposed = 0;
  const open: Opening = async () => ({
    name: 'broken',
    answer: () => Promise.reject(new Error('No answer.')),
    dispose: async () => {
      disposed += 1;
    },
  });
  const use = withEngine(open, { schema: SCHEMA, documents: DOCUMENTS }, ({ answer }) =>
    answer({ searches: [] }),
  );
  await expect(use).rejects.toThrow('No answer.');
  expect(disposed).toBe(1);
});
