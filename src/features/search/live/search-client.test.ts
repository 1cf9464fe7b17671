import { expect, it, vi } from 'vitest';
import { cardNamed, foundVehicle } from '../../../../tests/support/search/card-source.ts';
import { answerOf } from '../../../search/client/testing/answer-of.ts';
import type { MultiSearchBody, SearchParams } from '../../../search/protocol.ts';
import { createSearchClient } from './search-client.ts';

async function sentSearches(...requests: object[]): Promise<SearchParams[]> {
  const bodies: MultiSearchBody[] = [];
  const client = createSearchClient({
    multiSearch: async (body) => {
      bodies.push(body);
      return { results: body.searches.map((search) => answerOf(search)) };
    },
  });
  await client.search(requests as never);
  return bodies.flatMap(({ searches }) => searches);
}

const request = (params: object, indexName = 'Car_production') => ({ indexName, params });

it('API-01 API-02 API-04 API-05 sends filter, refinements, page size 21, page, query and order to the production index', async () => {
  const [search] = await sentSearches(
    request({
      query: 'hilux',
      facets: ['make', 'body'],
      facetFilters: [['make:Toyota', 'make:Isuzu'], ['body:ute']],
      numericFilters: ['price>=20000', 'price<=40000'],
      filters: 'sold:=false',
      maxValuesPerFacet: 100,
      page: 2,
    }),
  );
  expect(search).toEqual({
    collection: 'Car_production',
    q: 'hilux',
    query_by: 'name,make,model,badge,stocknum',
    filter_by: 'sold:=false && make:=[`Toyota`,`Isuzu`] && body:=[`ute`] && price:=[20000..40000]',
    facet_by: 'make,body',
    max_facet_values: 100,
    include_fields: 'id,price,sold,reserved',
    sort_by: '_text_match:desc,custom_rank:desc,tie_break:asc',
    page: 3,
    per_page: 21,
  });
});

it('API-05 sorts by custom_rank unless the shopper chose an order', async () => {
  const [plain, cheapest, words] = await sentSearches(
    request({}),
    request({}, 'Car_production/sort/price:asc'),
    request({ query: 'ute' }, 'Car_production/sort/price:asc'),
  );
  expect([plain?.sort_by, cheapest?.sort_by, words?.sort_by]).toEqual([
    'custom_rank:desc,tie_break:asc',
    'price:asc,custom_rank:desc,tie_break:asc',
    'price:asc,custom_rank:desc,tie_break:asc',
  ]);
  expect([plain?.collection, cheapest?.collection]).toEqual(['Car_production', 'Car_production']);
});

it('API-02 uses the page size of the request if the request has one', async () => {
  const [none, two] = await sentSearches(request({ hitsPerPage: 0 }), request({ hitsPerPage: 2 }));
  expect([none?.per_page, two?.per_page]).toEqual([0, 2]);
});

it('API-03 returns hits, pages, count, facets with their statistics, and the time', async () => {
  const client = createSearchClient({
    multiSearch: async ({ searches }) => ({
      results: searches.map((search) => ({
        ...answerOf(search),
        found: 45,
        page: 2,
        search_time_ms: 3,
        hits: [{ document: foundVehicle('a', { price: 28_490 }), highlight: {}, highlights: [] }],
        facet_counts: [
          {
            field_name: 'price',
            sampled: false,
            counts: [{ value: '19990', highlighted: '19990', count: 4 }],
            stats: { total_values: 30, min: 900, max: 149_990, sum: 1_000_000, avg: 33_333 },
          },
        ],
      })),
    }),
  });
  const { results } = (await client.search([request({ facets: ['price'], page: 1 })] as never)) as {
    results: Record<string, unknown>[];
  };
  expect(results[0]).toMatchObject({
    hits: [{ objectID: 'a', price: 28_490, sold: false, reserved: false, card: cardNamed('a') }],
    nbHits: 45,
    nbPages: 3,
    page: 1,
    hitsPerPage: 21,
    facets: { price: { 19990: 4 } },
    facets_stats: { price: { min: 900, max: 149_990 } },
    processingTimeMS: 3,
  });
});

it('logs and rejects if the transport fails or returns an error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = createSearchClient({ multiSearch: () => Promise.reject(new Error('gone')) });
  await expect(failing.search([request({})] as never)).rejects.toThrow('gone');
  const refused = createSearchClient({
    multiSearch: async () => ({ results: [{ code: 400, error: 'Could not parse the filter query.' }] }),
  });
  await expect(refused.search([request({})] as never)).rejects.toThrow('Could not parse the filter query.');
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

it('sends numbers and booleans without quotes, and a filter that matches nothing for values that the field cannot have', async () => {
  const [search] = await sentSearches(
    request({ facetFilters: [['year:2022', 'year:2023'], ['certified:true'], ['seats:many']] }),
  );
  expect(search?.filter_by).toBe('year:=[2022,2023] && certified:=[true] && id:=[`none`]');
});

it('sends refinement values with their special characters, except a leading "-"', async () => {
  const values = ['C-HR', '3 Series 320i (Auto)', 'EOFY, now', 'a && b', 'x:y', '\\-4WD', '3', 'true'];
  const [any] = await sentSearches(request({ facetFilters: [values.map((value) => `model:${value}`)] }));
  expect(any?.filter_by).toBe(
    'model:=[`C-HR`,`3 Series 320i (Auto)`,`EOFY, now`,`a && b`,`x:y`,`4WD`,3,true]',
  );
  const [all] = await sentSearches(request({ facetFilters: ['categories:used', 'categories:4x4'] }));
  expect(all?.filter_by).toBe('categories:=[`used`] && categories:=[`4x4`]');
});
