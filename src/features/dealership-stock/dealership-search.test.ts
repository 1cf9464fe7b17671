import { expect, it } from 'vitest';
import { foundVehicle } from '../../../tests/support/search/card-source.ts';
import { recordingTransport, requestsForPages } from '../../../tests/support/search/recording-transport.ts';
import { createDealershipSearch } from './dealership-search.ts';

const dealership = {
  dealershipId: 'd1',
  categories: [],
  choices: [],
  price: { min: null, max: null },
  query: '',
  offset: 0,
};

it('API-14 the search filters by dealership, categories, choices and price, and sends words and offset', async () => {
  const { transport, searches } = recordingTransport();
  const search = createDealershipSearch(transport);
  await search({
    dealershipId: 'd1',
    categories: ['used', 'demo'],
    choices: [
      { field: 'make', in: ['Kia'] },
      { field: 'simple_body', in: [] },
    ],
    price: { min: 10_000, max: 20_000 },
    query: 'ute',
    offset: 21,
  });
  await search(dealership);
  expect(searches()).toMatchObject([
    {
      filter_by:
        'dealership_id:=[`d1`] && sold:=[false] && categories:=[`used`,`demo`] && make:=[`Kia`] && price:[10000..20000]',
      q: 'ute',
      sort_by: '_text_match:desc,custom_rank:desc,tie_break:asc',
      offset: 21,
    },
    {
      filter_by: 'dealership_id:=[`d1`] && sold:=[false]',
      q: '*',
      sort_by: 'custom_rank:desc,tie_break:asc',
      offset: 0,
    },
  ]);
});

it('a search with a maximum price excludes vehicles without a price', async () => {
  const { transport, searches } = recordingTransport();
  await createDealershipSearch(transport)({ ...dealership, price: { min: null, max: 20_000 } });
  expect(searches()[0]?.filter_by).toBe('dealership_id:=[`d1`] && sold:=[false] && price:[1..20000]');
});

it('API-15 API-16 the search asks for 21 vehicles per page and caches the last 10 answers', async () => {
  const { pages, searchesForLastAgain, searchesForFirstAgain } = await requestsForPages((transport) => {
    const search = createDealershipSearch(transport);
    return (offset) => search({ ...dealership, offset });
  });
  expect(pages.map(({ limit }) => limit)).toEqual(Array(11).fill(21));
  expect({ searchesForLastAgain, searchesForFirstAgain }).toEqual({
    searchesForLastAgain: 0,
    searchesForFirstAgain: 1,
  });
});

it('the search returns the number of hits on all pages', async () => {
  const { transport } = recordingTransport(['a']);
  expect(await createDealershipSearch(transport)(dealership)).toEqual({
    found: 45,
    documents: [foundVehicle('a')],
    facets: [],
  });
});
