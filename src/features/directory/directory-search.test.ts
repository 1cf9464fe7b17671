import { expect, it } from 'vitest';
import { recordingTransport, requestsForPages } from '../../../tests/support/search/recording-transport.ts';
import { createDirectorySearch } from './directory-search.ts';

const everything = { makes: [], models: [], bodies: [], query: '', offset: 0 };

it('API-11 the directory search sends make, model, body, words and offset to the search engine', async () => {
  const { transport, searches } = recordingTransport();
  await createDirectorySearch(transport)({
    makes: ['Kia', 'Mazda'],
    models: ['3'],
    bodies: ['suv'],
    query: ' sport ',
    offset: 42,
  });
  expect(searches()[0]).toMatchObject({
    filter_by: 'manufacturer.name:=[`Kia`,`Mazda`] && model.name:=[`3`] && model.body:=[`suv`]',
    q: 'sport',
    offset: 42,
  });
  await createDirectorySearch(transport)(everything);
  expect(searches()[1]).toMatchObject({ filter_by: '', q: '*', offset: 0 });
});

it('API-12 API-13 the directory search asks for 21 models at a time and caches the last 10 answers', async () => {
  const { pages, searchesForLastAgain, searchesForFirstAgain } = await requestsForPages((transport) => {
    const search = createDirectorySearch(transport);
    return (offset) => search({ ...everything, offset });
  });
  expect(pages.map(({ limit }) => limit)).toEqual(Array(11).fill(21));
  expect({ searchesForLastAgain, searchesForFirstAgain }).toEqual({
    searchesForLastAgain: 0,
    searchesForFirstAgain: 1,
  });
});
