import { expect, it } from 'vitest';
import { DOCUMENTS, SCHEMA, search } from '../../../tests/search/behaviour/yard.ts';
import { buildCollection } from '../collection/build-collection.ts';
import type { SearchParams } from '../protocol.ts';
import { createEngine } from './create-engine.ts';

const valuesOf = (field: string, params: Partial<SearchParams> = {}, documents = DOCUMENTS) => {
  const answer = createEngine(buildCollection(SCHEMA, documents)).search(
    search({ facet_by: field, ...params }),
  );
  return answer.kind === 'answer' ? answer.facets[0]?.counts.map(({ value }) => value) : answer;
};

it('sorts facet values by count, and those with equal counts by value, whatever the order of the documents', () => {
  const makes = ['Wombat', 'Brolga-Lux', 'Night Parrot', 'Émeu'];
  expect(valuesOf('make')).toEqual(makes);
  expect(valuesOf('make', {}, DOCUMENTS.toReversed())).toEqual(makes);
  expect(valuesOf('offset')).toEqual(['-5', '-1', '0', '5', '12']);
  expect(valuesOf('litres')).toEqual(['2.5', '1.8', '3']);
  expect(valuesOf('features')).toEqual(['Tow Bar', 'Roof Racks', 'Sat Nav', 'Sunroof']);
});

it('max_facet_values keeps the values with the highest counts; of values with equal counts, the lowest', () => {
  expect(valuesOf('make', { max_facet_values: 2 })).toEqual(['Wombat', 'Brolga-Lux']);
  expect(valuesOf('features', { max_facet_values: 2 }, DOCUMENTS.toReversed())).toEqual([
    'Tow Bar',
    'Roof Racks',
  ]);
  expect(valuesOf('make', { max_facet_values: 0 })).toEqual([]);
});
