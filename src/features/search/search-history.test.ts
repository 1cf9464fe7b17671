import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HISTORY_LIMIT,
  nonEmptyFilters,
  recordSearch,
  type SavedSearch,
  savedSearchOf,
  searchHistory,
  searchKey,
  withSearch,
} from './search-history.ts';

const PATH = '/search/new-used-and-demo-cars/';
const search = (make: string, path = PATH): SavedSearch => ({ filters: { make: [make] }, path });

describe('search history', () => {
  it('SRC-40 saves non-empty filters and the path, latest first', () => {
    recordSearch({ filters: { make: ['Kia', ''], model: [], query: [' '] }, path: PATH });
    recordSearch(search('Mazda'));
    expect(searchHistory.get()).toEqual([search('Mazda'), search('Kia')]);
  });

  it('SRC-40 does not save a search without filters', () => {
    const list = [search('Kia')];
    expect(withSearch(list, { filters: {}, path: PATH })).toBe(list);
    expect(withSearch(list, { filters: { make: [], query: [''] }, path: PATH })).toBe(list);
  });

  it('moves a repeated search to the top, whatever the order of its filters', () => {
    const two = { filters: { make: ['Kia', 'Mazda'], body: ['suv'] }, path: PATH };
    const same = { filters: { body: ['suv'], make: ['Mazda', 'Kia'] }, path: PATH };
    const list = withSearch(withSearch(withSearch([], two), search('Ford')), same);
    expect(list).toEqual([same, search('Ford')]);
    expect(withSearch([search('Ford')], search('Ford', '/search/used-cars'))).toHaveLength(2);
  });

  it('SRC-40 keeps the latest five different searches', () => {
    const makes = fc.constantFrom('', 'Kia', 'Mazda', 'Ford', 'Audi', 'Fiat', 'Jeep', 'Volvo');
    fc.assert(
      fc.property(fc.array(makes), (searched) => {
        const list = searched.reduce<readonly SavedSearch[]>(
          (kept, make) => withSearch(kept, search(make)),
          [],
        );
        const latest = [...new Set(searched.filter(Boolean).reverse())].slice(0, HISTORY_LIMIT);
        expect(list.map(({ filters }) => filters.make?.[0])).toEqual(latest);
      }),
    );
  });

  it('ignores stored values with a path off the site or without filters', () => {
    for (const path of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '', 5])
      expect(savedSearchOf({ ...search('Kia'), path })).toBeNull();
    expect(savedSearchOf({ path: PATH, filters: 'Kia' })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const search = savedSearchOf(value);
        if (search) expect(savedSearchOf(JSON.parse(JSON.stringify(search)))).toEqual(search);
      }),
    );
  });

  it('nonEmptyFilters drops empty values, values that are not texts, and filters that are not lists', () => {
    expect(nonEmptyFilters({ make: ['Kia', 4, ''], price: '1:2', body: [] })).toEqual({ make: ['Kia'] });
  });

  it('treats searches with other filters or another path as different', () => {
    expect(searchKey(search('Kia'))).not.toBe(searchKey(search('Mazda')));
    expect(searchKey(search('Kia'))).not.toBe(searchKey(search('Kia', '/search/kia')));
  });
});
