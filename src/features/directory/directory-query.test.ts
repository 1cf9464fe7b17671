import { describe, expect, it } from 'vitest';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { MODEL_SCHEMA, type ModelDocument } from '../../search/documents/model-schema.ts';
import { EMPTY_SEARCH } from '../../search/url-state/search-state.ts';
import { bodyAsRefinement, directoryQuery } from './directory-query.ts';
import { createDirectorySearch } from './directory-search.ts';

const model = (make: string, name: string, bodies: string[], tie_break: number): ModelDocument => ({
  id: `/search/${make}/${name}/`.toLowerCase(),
  'manufacturer.name': make,
  'model.name': name,
  'model.body': bodies,
  name: `${make} ${name}`,
  count: 1,
  tie_break,
});
const search = createDirectorySearch<{ id: string }>(
  engineTransport({
    schema: MODEL_SCHEMA,
    documents: [
      model('Kia', 'Carnival', ['peopleMover'], 1),
      model('Kia', 'Rio', ['hatch'], 2),
      model('Mazda', '2', ['hatch', 'sedan'], 3),
    ],
  }),
);

it('SRC-47 API-11 the search state of an address finds the models with its words, make, model, body and page', async () => {
  const found = async (state: Partial<typeof EMPTY_SEARCH>) =>
    (await search(directoryQuery({ ...EMPTY_SEARCH, ...state }))).documents.map(({ id }) => id);
  expect(await found({ query: 'rio' })).toEqual(['/search/kia/rio/']);
  expect(await found({ refinements: { make: ['Kia'] } })).toHaveLength(2);
  expect(await found({ refinements: { make: ['Kia'], simple_body: ['hatch'] } })).toEqual([
    '/search/kia/rio/',
  ]);
  expect(await found({ refinements: { model: ['Rio'] } })).toEqual(['/search/kia/rio/']);
  expect(await found({ page: 2 })).toEqual([]);
});

describe('bodyAsRefinement', () => {
  const bodies = new Map([['people-mover', 'peopleMover']]);

  it('ROU-30 turns the body in the address into a filter and keeps other parameters', () => {
    expect(bodyAsRefinement('?body=people-mover', bodies)).toBe('refinementList[simple_body][0]=peopleMover');
    expect(bodyAsRefinement('?utm_source=a%20b&body=people-mover&query=kia', bodies)).toBe(
      'utm_source=a%20b&query=kia&refinementList[simple_body][0]=peopleMover',
    );
  });

  it('ROU-30 leaves an address without a known body unchanged', () => {
    for (const query of ['', '?query=kia', '?body=', '?body=tank', '?nobody=people-mover'])
      expect(bodyAsRefinement(query, bodies)).toBe(query);
  });
});
