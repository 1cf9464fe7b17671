import { describe, expect, it } from 'vitest';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/url-state/search-state.ts';
import { searchMapping } from './search-mapping.ts';

const FULL: SearchState = {
  query: 'red ute',
  page: 3,
  sortBy: 'Car_production:price:asc',
  refinements: { make: ['Kia', 'Mazda'], certified: ['true'] },
  ranges: {
    price: { min: 10_000, max: null },
    km: { min: null, max: 60_000 },
    year: { min: 2019, max: 2024 },
  },
};

describe('search mapping', () => {
  it('converts to InstantSearch’s UI state and back', () => {
    for (const search of [EMPTY_SEARCH, FULL])
      expect(searchMapping.stateToRoute(searchMapping.routeToState(search))).toEqual(search);
    expect(searchMapping.routeToState(FULL)[CAR_COLLECTION]).toEqual({
      query: 'red ute',
      page: 3,
      sortBy: 'Car_production/sort/price:asc',
      refinementList: FULL.refinements,
      range: { price: '10000:', km: ':60000', year: '2019:2024' },
    });
  });

  it('gives InstantSearch a minimum of 1 AUD for a price range without a minimum, and removes it on the way back', () => {
    const limit = (attribute: string, max: number): SearchState => ({
      ...EMPTY_SEARCH,
      ranges: { [attribute]: { min: null, max } },
    });
    const { routeToState, stateToRoute } = searchMapping;
    expect(routeToState(limit('price', 20_000))).toEqual({
      [CAR_COLLECTION]: { range: { price: '1:20000' } },
    });
    expect(routeToState(limit('km', 20_000))).toEqual({ [CAR_COLLECTION]: { range: { km: ':20000' } } });
    for (const search of [limit('price', 20_000), limit('price', 0), limit('km', 1)])
      expect(stateToRoute(routeToState(search))).toEqual(search);
  });

  it('ignores emptied refinements and ranges', () => {
    const uiState = { [CAR_COLLECTION]: { refinementList: { make: [] }, range: { price: ':' }, query: ' ' } };
    expect(searchMapping.stateToRoute(uiState)).toEqual(EMPTY_SEARCH);
    expect(searchMapping.routeToState(EMPTY_SEARCH)).toEqual({ [CAR_COLLECTION]: {} });
  });
});
