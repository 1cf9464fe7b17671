import instantsearch from 'instantsearch.js';
import { connectRange, connectSortBy } from 'instantsearch.js/es/connectors/index.js';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../search/client/testing/answer-of.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import type { SearchParams } from '../../../search/protocol.ts';
import { baseFilter, connectBaseFilter } from './base-filter.ts';
import { createSearchClient } from './search-client.ts';
import { uiStateOf } from './search-mapping.ts';

const noSavedCars = { savedIds: () => [], onSaved: () => () => {}, priceSortExcludesUnpriced: true };
const lowest = 'Car_production/sort/price:asc';

describe('baseFilter', () => {
  it('SRC-27 excludes sold vehicles except those the shopper saved', () => {
    expect(baseFilter('Car_production', noSavedCars)).toBe('sold:=[false]');
    expect(baseFilter('Car_production', { ...noSavedCars, savedIds: () => ['a', 'b'] })).toBe(
      '(sold:=[false] || id:=[`a`,`b`])',
    );
  });

  it('SRC-38 excludes vehicles without a price when sorting by lowest price, if configured', () => {
    expect(baseFilter(lowest, noSavedCars)).toBe('sold:=[false] && price:>=1');
    expect(baseFilter('Car_production/sort/price:desc', noSavedCars)).toBe('sold:=[false]');
    expect(baseFilter(lowest, { ...noSavedCars, priceSortExcludesUnpriced: false })).toBe('sold:=[false]');
  });
});

/** A real InstantSearch instance with the page's widgets. */
function setup() {
  const requests: SearchParams[] = [];
  const saved: string[] = [];
  let onSaved = () => {};
  const page = instantsearch({
    indexName: CAR_COLLECTION,
    searchClient: createSearchClient({
      multiSearch: async ({ searches }) => {
        requests.push(...searches);
        return { results: searches.map((search) => answerOf(search)) };
      },
    }),
    initialUiState: { [CAR_COLLECTION]: { sortBy: lowest } },
  });
  page.addWidgets([
    connectBaseFilter(() => {})({
      ...noSavedCars,
      savedIds: () => saved,
      onSaved: (listener) => {
        onSaved = listener;
        return () => {};
      },
    }),
    connectSortBy(() => {})({
      items: [CAR_COLLECTION, lowest].map((value) => ({ value, label: value })),
    }),
    connectRange(() => {})({ attribute: 'price' }),
  ]);
  page.start();
  const settled = () => new Promise<void>((done) => setTimeout(done));
  return {
    page,
    /** Filters of the requests sent since the last call. */
    async sent() {
      await settled();
      return requests.splice(0).map(({ filter_by }) => filter_by);
    },
    save(id: string) {
      saved.push(id);
      onSaved();
    },
  };
}

describe('connectBaseFilter', () => {
  it('SRC-38 sends a single request when the sort order changes, with the filter of the new order', async () => {
    const { page, sent } = setup();
    expect(await sent()).toEqual(['sold:=[false] && price:>=1']);
    page.setUiState({ [CAR_COLLECTION]: { sortBy: CAR_COLLECTION } });
    expect(await sent()).toEqual(['sold:=[false]']);
    page.setUiState({ [CAR_COLLECTION]: { sortBy: lowest } });
    expect(await sent()).toEqual(['sold:=[false] && price:>=1']);
    page.helper?.setQuery('ute').search();
    expect(await sent()).toEqual(['sold:=[false] && price:>=1']);
  });

  it('SRC-27 sends no request when a vehicle is saved; the filter of the next search includes the vehicle', async () => {
    const { page, sent, save } = setup();
    await sent();
    save('a');
    expect(await sent()).toEqual([]);
    page.helper?.setQuery('ute').search();
    expect(await sent()).toEqual(['(sold:=[false] || id:=[`a`]) && price:>=1']);
  });

  it('a price range with only a maximum excludes vehicles without a price', async () => {
    const { page, sent } = setup();
    await sent();
    const priced = async (min: number | null, max: number | null) => {
      page.setUiState({
        [CAR_COLLECTION]: uiStateOf({
          query: '',
          page: 1,
          sortBy: null,
          refinements: {},
          ranges: { price: { min, max } },
        }),
      });
      return (await sent())[0];
    };
    expect(await priced(null, 20_000)).toBe('sold:=[false] && price:=[1..20000]');
    expect(await priced(5000, null)).toBe('sold:=[false] && price:>=5000');
    expect(await priced(5000, 20_000)).toBe('sold:=[false] && price:=[5000..20000]');
  });
});
