import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { sortByToIndex } from '../../search/client/sort-index.ts';
import { answerOf } from '../../search/client/testing/answer-of.ts';
import { CAR_COLLECTION, CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { SearchParams } from '../../search/protocol.ts';
import { EMPTY_SEARCH } from '../../search/url-state/search-state.ts';
import { countStock } from '../../sections/finder/count-stock.ts';
import { suggestionsFor } from '../../sections/finder/suggestions.ts';
import { budgetSearch } from '../budget-finder/budget-search.ts';
import { fetchVehicleDetails } from '../compare/fetch-vehicle-details.ts';
import { createDealershipSearch } from '../dealership-stock/dealership-search.ts';
import { createDirectorySearch } from '../directory/directory-search.ts';
import { findVehicle } from '../leads/find-vehicle.ts';
import { fetchRelatedCars } from '../similar/fetch-related-cars.ts';
import { fetchSimilarCars } from '../similar/fetch-similar-cars.ts';
import { findNearest } from './live/nearest/find-nearest.ts';
import { createSearchClient } from './live/search-client.ts';
import { SORT_OPTIONS } from './sort-options.ts';

/** By file: a function that sends every kind of search which the file creates. */
const SENDERS: Record<string, (transport: SearchTransport<CardDocument>) => Promise<unknown>> = {
  'features/budget-finder/budget-search.ts': (transport) => budgetSearch(transport, 30_000, 'used'),
  'features/dealership-stock/dealership-search.ts': async (transport) => {
    const search = createDealershipSearch(transport);
    for (const query of ['', 'ute']) {
      for (const offset of [0, 21])
        await search({
          dealershipId: 'd',
          categories: [],
          choices: [],
          price: { min: null, max: 9 },
          query,
          offset,
        });
    }
  },
  'features/directory/directory-search.ts': async (transport) => {
    const search = createDirectorySearch(transport);
    for (const query of ['', 'kia'])
      for (const offset of [0, 21]) await search({ makes: [], models: [], bodies: [], query, offset });
  },
  'sections/finder/count-stock.ts': (transport) => countStock(transport, EMPTY_SEARCH),
  'sections/finder/suggestions.ts': (transport) => suggestionsFor(transport, 'search', 'kia'),
  'features/leads/find-vehicle.ts': (transport) => findVehicle(transport, { id: 'x', carType: null }),
  'features/similar/fetch-related-cars.ts': async (transport) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ids: ['a', 'b'] })));
    await fetchRelatedCars(transport, {
      id: 'x',
      slug: 'x',
      make: 'Kia',
      model: 'Rio',
      body: 'hatch',
      price: 9,
    });
  },
  'features/similar/fetch-similar-cars.ts': (transport) =>
    fetchSimilarCars(transport, { id: 'x', filters: [[], [{ field: 'make', in: ['Kia'] }]], max: 3 }),
  'features/compare/fetch-vehicle-details.ts': (transport) => fetchVehicleDetails(transport, ['a', 'b']),
  'features/search/live/nearest/find-nearest.ts': async (transport) => {
    for (const sortBy of [null, ...SORT_OPTIONS.map((option) => option.sortBy)])
      for (const query of ['', 'ute'])
        await findNearest(transport, {
          ...EMPTY_SEARCH,
          query,
          sortBy,
          refinements: { make: ['Kia'] },
        });
  },
  'features/search/live/load.ts': async (transport) => {
    const client = createSearchClient(transport);
    const sorts = [
      ...SORT_OPTIONS.map(({ sortBy }) => sortBy),
      // An address may contain any field.
      ...CAR_SCHEMA.fields.flatMap(({ name }) =>
        ['asc', 'desc'].map((direction) => `Car_production:${name}:${direction}`),
      ),
    ];
    for (const sortBy of sorts) {
      const indexName = (sortBy && sortByToIndex(sortBy)) || CAR_COLLECTION;
      for (const query of ['', ' ', 'ute'])
        for (const page of [0, 1]) await client.search([{ indexName, params: { query, page } }] as never);
    }
  },
};

afterEach(() => vi.unstubAllGlobals());

/** Searches without hits, or for one vehicle by id, have no ties. */
const needsNoOrder = ({ limit, per_page, filter_by = '' }: SearchParams): boolean =>
  (limit ?? per_page) === 0 || (per_page === 1 && /^id:=\[`[^`]+`\]$/.test(filter_by));

it.each(Object.entries(SENDERS))('each sort_by sent by %s ends with the field tie_break', async (_, send) => {
  const sent: SearchParams[] = [];
  await send({
    multiSearch: async ({ searches }) => {
      sent.push(...searches);
      return { results: searches.map((search) => answerOf(search)) };
    },
  });
  expect(sent).not.toEqual([]);
  for (const search of sent.filter((params) => !needsNoOrder(params))) {
    expect(search.sort_by).toMatch(/^(?:[\w.]+:(?:asc|desc),){0,2}tie_break:(?:asc|desc)$/);
  }
});

it('the table of senders has every file that sends searches', () => {
  const calls =
    /(?<!function )\b(?:searchAll|vehicleList|multiQuery|createPagedSearch|createSearchClient)(?:<\w+>)?\(|multiSearch\(\{/;
  const senders = globSync('**/*.{ts,tsx,astro}', {
    cwd: 'src',
    exclude: ['**/*.test.ts', 'search/indexing/**'],
  }).filter((file) => calls.test(readFileSync(`src/${file}`, 'utf8')));
  // These pass on the searches of other files; the last one only tests whether the search responds.
  const withoutOwnSearches = [
    ...['search/client/search-all.ts', 'search/client/paged-search.ts'],
    ...['features/similar/multi-query.ts', 'search/client/vehicle-list.ts'],
    'features/search/live/transport-adapter.ts',
    'sections/finder/start-suggestions.ts',
  ];
  expect(senders.sort()).toEqual([...Object.keys(SENDERS), ...withoutOwnSearches].sort());
});
