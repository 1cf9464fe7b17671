import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '../../../../search/url-state/search-state.ts';
import { easedSearches } from './eased-searches.ts';

const search = (
  refinements: SearchState['refinements'],
  ranges: SearchState['ranges'] = {},
): SearchState => ({
  ...EMPTY_SEARCH,
  page: 4,
  sortBy: 'Car_production:created_at:desc',
  refinements,
  ranges,
});

const filtersOf = (wanted: SearchState) =>
  easedSearches(wanted).map(({ search: { refinements, ranges } }) =>
    [...Object.keys(refinements), ...Object.entries(ranges).map(([name, { max }]) => `${name} ${max}`)].join(
      ' ',
    ),
  );

describe('the searches for the nearest vehicles', () => {
  it('drop as few filters as possible, the least important ones first', () => {
    expect(filtersOf(search({ make: ['Kia'], simple_body: ['ute'], colour: ['Red'] }))).toEqual([
      'make simple_body',
      'make colour',
      'simple_body colour',
      'make',
      'simple_body',
      'colour',
      '',
    ]);
  });

  it('widen the price before they drop it, and never do both', () => {
    expect(filtersOf(search({ colour: ['Red'] }, { price: { min: null, max: 20_000 } }))).toEqual([
      'price 20000',
      'colour price 25000',
      'colour',
      'price 25000',
      '',
    ]);
  });

  it('start again on page 1, with the vehicles nearest to the range that was dropped first', () => {
    const [red] = easedSearches(search({ colour: ['Red'] }));
    expect(red?.search).toEqual(EMPTY_SEARCH);
    const sorts = (ranges: SearchState['ranges']) =>
      easedSearches(search({}, ranges)).map(({ search: { sortBy } }) => sortBy);
    expect(sorts({ price: { min: null, max: 20_000 } })).toEqual([
      'Car_production:price:asc',
      'Car_production:price:asc',
    ]);
    expect(sorts({ km: { min: 50_000, max: null } })).toEqual(['Car_production:km:desc']);
    expect(sorts({ km: { min: 50_000, max: 60_000 } })).toEqual([null]);
  });

  it('are at most 24, some for each number of dropped filters, and the last has no filters', () => {
    const names = ['colour', 'fuel', 'drive', 'seats', 'year', 'badge', 'body', 'model', 'make', 'car_type'];
    const eased = easedSearches(
      search(Object.fromEntries(names.map((name) => [name, ['x']])), { price: { min: null, max: 20_000 } }),
    );
    expect(eased).toHaveLength(24);
    expect(new Set(eased.map(({ steps }) => steps.length))).toEqual(
      new Set(Array.from({ length: 11 }, (_, n) => n + 1)),
    );
    expect(eased.at(-1)?.search).toMatchObject({ refinements: {}, ranges: {} });
  });

  it('are none for a search without filters', () => {
    expect(easedSearches(EMPTY_SEARCH)).toEqual([]);
  });
});
