import { expect, it } from 'vitest';
import { foundVehicle } from '../../../../../tests/support/search/card-source.ts';
import { answerOf } from '../../../../search/client/testing/answer-of.ts';
import type { CardDocument } from '../../../../search/documents/document.ts';
import type { MultiSearchBody, SearchParams, SearchResult } from '../../../../search/protocol.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../../search/url-state/search-state.ts';
import { findNearest } from './find-nearest.ts';

const RED_KIA: SearchState = { ...EMPTY_SEARCH, refinements: { make: ['Kia'], colour: ['Red'] } };

/** A transport that finds vehicles for the searches whose filter `matches`, and records the requests. */
function transportWith(matches: (filter: string) => boolean) {
  const requests: MultiSearchBody[] = [];
  const hit = (id: string) => ({ document: foundVehicle(id), highlight: {}, highlights: [] });
  const result = (search: SearchParams): SearchResult<CardDocument> => ({
    ...answerOf(search, 40),
    hits: matches(search.filter_by ?? '') ? [hit('a'), hit('b')] : [],
  });
  return {
    requests,
    multiSearch: async (body: MultiSearchBody) => {
      requests.push(body);
      return { results: body.searches.map(result) };
    },
  };
}

const filtersOf = async (search: SearchState) => {
  const transport = transportWith(() => true);
  await findNearest(transport, search);
  return transport.requests[0]?.searches ?? [];
};

it('asks for up to six vehicles for sale of every eased search in a single request', async () => {
  const transport = transportWith(() => true);
  await findNearest(transport, RED_KIA);
  expect(transport.requests).toHaveLength(1);
  expect(transport.requests[0]?.searches).toMatchObject([
    {
      filter_by: 'sold:=[false] && make:=[`Kia`]',
      q: '*',
      per_page: 6,
      sort_by: 'custom_rank:desc,tie_break:asc',
    },
    { filter_by: 'sold:=[false] && colour:=[`Red`]' },
    { filter_by: 'sold:=[false]' },
  ]);
});

it('returns the vehicles of the first eased search that finds some', async () => {
  const nearest = await findNearest(
    transportWith((filter) => filter.includes('Red') || !filter.includes('Kia')),
    RED_KIA,
  );
  expect(nearest?.search.refinements).toEqual({ colour: ['Red'] });
  expect(nearest?.steps.map(({ condition }) => condition)).toMatchObject([{ attribute: 'make' }]);
  expect([nearest?.found, nearest?.vehicles.map(({ id }) => id)]).toEqual([40, ['a', 'b']]);
  expect(
    await findNearest(
      transportWith(() => false),
      RED_KIA,
    ),
  ).toBeNull();
});

it('leaves out vehicles without a price where the cheapest come first', async () => {
  const [wider, without] = await filtersOf({
    ...EMPTY_SEARCH,
    query: 'ute',
    ranges: { price: { min: null, max: 20_000 } },
  });
  expect(wider).toMatchObject({
    q: 'ute',
    filter_by: 'sold:=[false] && price:[1..25000] && price:>=1',
    sort_by: 'price:asc,custom_rank:desc,tie_break:asc',
  });
  expect(without?.filter_by).toBe('sold:=[false] && price:>=1');
});

it('filters numbers, flags and values that no vehicle can have as the search of the page does', async () => {
  const [first] = await filtersOf({
    ...EMPTY_SEARCH,
    refinements: { colour: ['Red'], year: ['2023', 'new'], certified: ['true'], seats: ['many'] },
    ranges: { km: { min: null, max: 50_000.5 } },
  });
  expect(first?.filter_by).toBe(
    'sold:=[false] && year:=[2023] && certified:=[true] && id:=[`none`] && km:<=50000',
  );
});

it('rejects if one of the searches fails', async () => {
  const failing = { multiSearch: async () => ({ results: [{ code: 400, error: 'no such field' }] }) };
  await expect(findNearest(failing, RED_KIA)).rejects.toThrow('no such field');
});
