import { describe, expect, it } from 'vitest';
import type { FilterSetting } from '../../../search/settings.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/url-state/search-state.ts';
import { chipsOf } from './chips.ts';

const list = { shown: null, limit: 30, order: 'count', plural: '', images: {}, offered: [] } as const;
const FILTERS: FilterSetting[] = [
  { ...list, offered: [], attribute: 'simple_body', label: 'Body', kind: 'tiles', labels: { suv: 'SUV' } },
  { attribute: 'price', label: 'Price', kind: 'range', unit: 'aud', picks: [] },
];
const SETTINGS = { filters: FILTERS, dealerships: { 'south-yard': 'South Yard Motors' } };
const search = (changes: Partial<SearchState>): SearchState => ({ ...EMPTY_SEARCH, ...changes });
const labels = (changes: Partial<SearchState>, scope = {}) =>
  chipsOf(search(changes), scope, SETTINGS).map(({ label }) => label);

describe('chipsOf', () => {
  it('labels each filter in a shopper’s words', () => {
    expect(
      labels({
        query: 'red',
        refinements: {
          simple_body: ['suv'],
          make: ['Kia', 'Mazda'],
          certified: ['true'],
          seats: ['5'],
          year: ['2022'],
        },
        ranges: {
          price: { min: 28_000, max: 75_000 },
          km: { min: null, max: 120_000 },
          year: { min: 2019, max: null },
          sleeps: { min: 3, max: 4 },
          gross_mass: { min: null, max: 4500 },
        },
      }),
    ).toEqual([
      '“red”',
      'SUV',
      'Kia',
      'Mazda',
      'Certified',
      'Seats 5',
      '2022',
      '$28,000 to $75,000',
      'Up to 120,000 kms',
      'Year from 2019',
      'Sleeps 3 to 4',
      'Gross mass up to 4,500 kg',
    ]);
  });

  it('shows the name of a dealership instead of its slug', () => {
    const refinements = { dealership_slug: ['south-yard', 'gone', 'constructor'] };
    expect(labels({ refinements })).toEqual(['South Yard Motors', 'gone', 'constructor']);
  });

  it('shows values named like properties of Object.prototype unchanged', () => {
    expect(
      labels({ refinements: { simple_body: ['__proto__', 'constructor'], make: ['toString'] } }),
    ).toEqual(['__proto__', 'constructor', 'toString']);
  });

  it('a chip removes only its own filter', () => {
    const chips = chipsOf(search({ query: 'x', refinements: { make: ['Kia', 'Mazda'] } }), {}, SETTINGS);
    expect(chips[1]?.without).toEqual(search({ query: 'x', refinements: { make: ['Mazda'] } }));
    const single = chipsOf(
      search({ refinements: { make: ['Kia'] }, ranges: { km: { min: 1, max: 2 } } }),
      {},
      SETTINGS,
    );
    expect(single[0]?.without).toEqual(search({ ranges: { km: { min: 1, max: 2 } } }));
    expect(single[1]?.without).toEqual(search({ refinements: { make: ['Kia'] } }));
  });

  it('SRC-26 returns to the first page when a filter is removed', () => {
    const third = search({
      query: 'x',
      refinements: { make: ['Kia'] },
      ranges: { km: { min: 1, max: 2 } },
      page: 3,
    });
    expect(chipsOf(third, {}, SETTINGS).map(({ without }) => without.page)).toEqual([1, 1, 1]);
  });

  it('has no chips for the page’s own filters (its scope) while the search keeps exactly these', () => {
    const scope = { make: ['Toyota'] };
    expect(labels({ refinements: { make: ['Toyota'], car_type: ['used'] } }, scope)).toEqual(['used']);
    expect(labels({ refinements: { make: ['Toyota', 'Kia'] } }, scope)).toEqual(['Toyota', 'Kia']);
  });
});
