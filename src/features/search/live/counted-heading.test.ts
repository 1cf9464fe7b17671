import { expect, it } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '../../../search/url-state/search-state.ts';
import { countedHeading } from './counted-heading.ts';

const settings = {
  vehicles: 'cars',
  bodies: { suv: 'SUVs', naked: 'Naked bikes', hatch: 'Hatches' },
  dealerships: { 'redgum-prospect': 'Redgum Prospect' },
  filters: [
    {
      kind: 'list' as const,
      attribute: 'car_type',
      label: 'Condition',
      labels: { used: 'Used', demo: 'Demo' },
    },
    {
      kind: 'tiles' as const,
      attribute: 'simple_body',
      label: 'Body',
      labels: { hatch: 'Hatch', suv: 'SUV' },
    },
  ].map((filter) => ({
    ...filter,
    shown: null,
    limit: 9,
    order: 'count' as const,
    plural: '',
    images: {},
    offered: [],
  })),
};
const heading = (count: number, search: Partial<SearchState> = {}) =>
  countedHeading(count, { ...EMPTY_SEARCH, ...search }, settings);

it('the heading of a search has its count, and says in words what is searched', () => {
  expect(heading(573)).toBe('573 cars');
  expect(heading(1573, { refinements: { make: ['Toyota'], car_type: ['used', 'demo'] } })).toBe(
    '1,573 used or demo Toyotas',
  );
  expect(
    heading(20, { refinements: { make: ['Kia'], model: ['Niro'], simple_body: ['suv', 'hatch'] } }),
  ).toBe('20 Kia Niro SUVs or hatches');
  expect(heading(3, { refinements: { simple_body: ['naked'], city: ['Brunswick East'] } })).toBe(
    '3 naked bikes in Brunswick East',
  );
  expect(heading(2, { refinements: { dealership_slug: ['redgum-prospect'] }, query: 'tow bar' })).toBe(
    '2 cars at Redgum Prospect for “tow bar”',
  );
});

it('the heading of a search agrees with a count of one and of none', () => {
  expect(heading(1)).toBe('1 car');
  expect(heading(1, { refinements: { simple_body: ['hatch'] } })).toBe('1 hatch');
  expect(
    heading(0, { refinements: { make: ['Toyota'] }, ranges: { price: { min: null, max: 12_000 } } }),
  ).toBe('No Toyotas up to $12,000');
});

it('the heading of a search speaks of a make or model as shoppers do', () => {
  expect(heading(66, { refinements: { make: ['Toyota'], car_type: ['used'] } })).toBe('66 used Toyotas');
  expect(heading(1, { refinements: { make: ['Toyota'] } })).toBe('1 Toyota');
  expect(heading(9, { refinements: { make: ['Mazda'], model: ['CX-5'] } })).toBe('9 Mazda CX-5s');
  expect(heading(6, { refinements: { model: ['Niro'], simple_body: ['suv'] } })).toBe('6 Niros');
  expect(heading(9, { refinements: { make: ['Isuzu UTE'], model: ['D-MAX'] } })).toBe(
    '9 Isuzu UTE D-MAX cars',
  );
  expect(heading(9, { refinements: { make: ['Mercedes-Benz'] } })).toBe('9 Mercedes-Benz cars');
  expect(heading(9, { refinements: { make: ['Toyota', 'Kia'] } })).toBe('9 Toyota or Kia cars');
});

it('the heading of a search names its limits of price and mass', () => {
  const price = { min: 20_000, max: 30_000 };
  expect(heading(4, { ranges: { price } })).toBe('4 cars, $20,000 to $30,000');
  expect(heading(4, { ranges: { gross_mass: { min: 4500, max: 12_000 } } })).toBe('4 cars, 4.5 to 12 t');
  expect(heading(4, { ranges: { gross_mass: { min: 12_000, max: null }, km: { min: null, max: 9 } } })).toBe(
    '4 cars from 12 t',
  );
  expect(heading(4, { ranges: { trailer_mass: { min: null, max: 3000 } } })).toBe('4 cars, 3,000 kg or less');
});
