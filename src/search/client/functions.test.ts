import { afterEach, expect, it, vi } from 'vitest';
import { foundVehicle } from '../../../tests/support/search/card-source.ts';
import { createDealershipSearch } from '../../features/dealership-stock/dealership-search.ts';
import { createDirectorySearch } from '../../features/directory/directory-search.ts';
import { multiQuery } from '../../features/similar/multi-query.ts';
import { similarCars } from '../../features/similar/similar-cars.ts';
import { vehicleList } from '../../features/similar/vehicle-list.ts';
import type { CardDocument } from '../documents/document.ts';
import type { MultiSearchBody, SearchParams } from '../protocol.ts';
import type { SearchTransport } from './search-transport.ts';
import { answerOf } from './testing/answer-of.ts';

const hit = (id: string) => ({ document: foundVehicle(id), highlight: {}, highlights: [] });

/** Answers each search with the ids that `found` names, in turn. */
function setup(...found: string[][]) {
  const bodies: MultiSearchBody[] = [];
  const transport: SearchTransport<CardDocument> = {
    multiSearch: async (body) => {
      bodies.push(body);
      return {
        results: body.searches.map((search, n) => ({
          ...answerOf(search, 45),
          hits: (found[n] ?? []).map(hit),
        })),
      };
    },
  };
  return { bodies, transport, searches: () => bodies.flatMap(({ searches }) => searches) };
}
const failing: SearchTransport<CardDocument> = {
  multiSearch: async () => ({ results: [{ code: 404, error: 'Not found.' }] }),
};
afterEach(() => vi.restoreAllMocks());

it('API-08 sends several queries in one request, each with index, facets, highlights, limit 10 and filter', async () => {
  const { bodies, transport } = setup();
  await multiQuery(transport, [
    {
      index: 'Car_production',
      filter: [{ field: 'make', in: ['Kia'] }],
      facets: ['make', 'body'],
      highlight: ['name'],
    },
    { index: 'Car_production', filter: [{ field: 'price', min: 20_000, max: 30_000 }] },
  ]);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.searches).toMatchObject([
    {
      collection: 'Car_production',
      facet_by: 'make,body',
      highlight_fields: 'name',
      limit: 10,
      filter_by: 'make:=[`Kia`]',
    },
    { collection: 'Car_production', facet_by: '', limit: 10, filter_by: 'price:[20000..30000]' },
  ]);
});

it('API-09 reads similar cars from the hits of all results: each once, the closest first, never the car itself', async () => {
  const { transport } = setup(['a', 'self', 'b'], ['b', 'c', 'd']);
  const wanted = { id: 'self', kinds: [[], []], max: 3 };
  expect(await similarCars(transport, wanted)).toEqual(['a', 'b', 'c'].map((id) => foundVehicle(id)));
});

it.each([
  ['fails', failing],
  ['cannot be had', { multiSearch: () => Promise.reject(new Error('away')) }],
])('ERR-15 only logs that the search for similar cars %s', async (_, transport) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await similarCars(transport, { id: 'a', kinds: [[]], max: 3 })).toBeNull();
  expect(log).toHaveBeenCalledWith('Similar vehicles could not be searched.', expect.any(Error));
});

it('API-10 fetches a filtered list of vehicles with filter and limit', async () => {
  const { transport, searches } = setup(['a', 'b']);
  const filters = [{ field: 'id', in: ['a', 'b'] }];
  expect(await vehicleList(transport, filters, 40)).toEqual(['a', 'b'].map((id) => foundVehicle(id)));
  expect(searches()).toMatchObject([{ filter_by: 'id:=[`a`,`b`]', limit: 40 }]);
  await expect(vehicleList(failing, filters, 40)).rejects.toThrow('404: Not found.');
});

const everything = { makes: [], models: [], bodies: [], query: '', offset: 0 };

it('API-11 searches the directory by make, model, body, words and offset', async () => {
  const { transport, searches } = setup();
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

const dealership = {
  dealershipId: 'd1',
  categories: [],
  price: { min: null, max: null },
  query: '',
  offset: 0,
};

it('API-14 searches a dealership’s stock by its id, categories, price, words and offset', async () => {
  const { transport, searches } = setup();
  const search = createDealershipSearch(transport);
  await search({
    dealershipId: 'd1',
    categories: ['used', 'demo'],
    price: { min: 10_000, max: 20_000 },
    query: 'ute',
    offset: 21,
  });
  await search(dealership);
  expect(searches()).toMatchObject([
    {
      filter_by:
        'dealership_id:=[`d1`] && sold:=[false] && categories:=[`used`,`demo`] && price:[10000..20000]',
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

it('a price limit leaves out what shows no price: it does not cost 0', async () => {
  const { transport, searches } = setup();
  await createDealershipSearch(transport)({ ...dealership, price: { min: null, max: 20_000 } });
  expect(searches()[0]?.filter_by).toBe('dealership_id:=[`d1`] && sold:=[false] && price:[1..20000]');
});

/** How many requests searching 11 pages, then the last, then the first makes. */
async function requestsOf(
  make: (transport: SearchTransport<CardDocument>) => (offset: number) => Promise<unknown>,
): Promise<SearchParams[]> {
  const { transport, searches } = setup();
  const search = make(transport);
  for (let page = 0; page < 11; page += 1) await search(page * 21);
  await search(210);
  expect(searches()).toHaveLength(11);
  await search(0);
  expect(searches()).toHaveLength(12);
  return searches();
}

it('API-12 API-13 finds 21 of the directory at a time and keeps 10 answers', async () => {
  const requests = await requestsOf((transport) => {
    const search = createDirectorySearch(transport);
    return (offset) => search({ ...everything, offset });
  });
  expect(requests.every(({ limit }) => limit === 21)).toBe(true);
});

it('API-15 API-16 finds 21 of a dealership at a time and keeps 10 answers', async () => {
  const requests = await requestsOf((transport) => {
    const search = createDealershipSearch(transport);
    return (offset) => search({ ...dealership, offset });
  });
  expect(requests.every(({ limit }) => limit === 21)).toBe(true);
});

it('says how many there are on all pages', async () => {
  const { transport } = setup(['a']);
  expect(await createDealershipSearch(transport)(dealership)).toEqual({
    found: 45,
    documents: [foundVehicle('a')],
    facets: [],
  });
});
