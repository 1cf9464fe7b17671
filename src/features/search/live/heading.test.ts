import { describe, expect, it } from 'vitest';
import type { FilterSetting } from '../../../search/settings.ts';
import { EMPTY_SEARCH } from '../../../search/url-state/search-state.ts';
import { headingOf } from './heading.ts';

const condition: FilterSetting = {
  attribute: 'car_type',
  label: 'Condition',
  kind: 'list',
  shown: null,
  limit: 9,
  order: 'count',
  plural: '',
  labels: { new: 'New', used: 'Used', demo: 'Demo' },
  images: {},
  offered: [],
};
const settings = {
  title: 'New, demo and used cars',
  defaultTitle: 'New, demo and used cars',
  vehicles: 'cars',
  bodies: { suv: 'SUVs', ute: 'Utes' },
  dealerships: {},
  filters: [condition],
};
const heading = (
  refinements: Record<string, string[]>,
  {
    scope = {},
    title = settings.title,
    price = null as { min: number | null; max: number | null } | null,
  } = {},
) =>
  headingOf({ ...EMPTY_SEARCH, refinements, ranges: price ? { price } : {} }, scope, { ...settings, title });

describe('the heading of a search', () => {
  it('names condition, make, model and body, whatever the order in which they were chosen', () => {
    expect(heading({ make: ['Toyota'] })).toBe('Toyota cars');
    expect(heading({ make: ['Toyota'], car_type: ['used'] })).toBe('Used Toyota cars');
    expect(heading({ simple_body: ['suv'], make: ['Toyota', 'Mazda'] })).toBe('Toyota or Mazda SUVs');
    expect(heading({ model: ['Corolla'], make: ['Toyota'] })).toBe('Toyota Corolla');
    expect(heading({ car_type: ['new', 'demo'] })).toBe('New or Demo cars');
  });

  it('is the page’s title while only filters are in use that it does not name', () => {
    expect(heading({})).toBe('New, demo and used cars');
    expect(heading({ colour: ['Red'] })).toBe('New, demo and used cars');
  });

  it('keeps a page’s own title until its scope is changed or narrowed', () => {
    const page = { scope: { make: ['Kia'] }, title: 'Kia cars' };
    expect(heading({ make: ['Kia'] }, page)).toBe('Kia cars');
    expect(heading({ make: ['Kia'], car_type: ['used'] }, page)).toBe('Used Kia cars');
    expect(heading({ make: ['Kia', 'Mazda'] }, page)).toBe('Kia or Mazda cars');
    expect(heading({}, page)).toBe('New, demo and used cars');
    const body = { scope: { simple_body: ['suv'] }, title: 'SUVs' };
    expect(heading({ simple_body: ['suv'] }, body)).toBe('SUVs');
    expect(heading({ simple_body: ['suv'], make: ['Kia'] }, body)).toBe('Kia SUVs');
  });

  it('states the price filter', () => {
    expect(heading({}, { price: { min: null, max: 50_000 } })).toBe('New, demo and used cars, up to $50,000');
    expect(heading({ make: ['Kia'] }, { price: { min: 20_000, max: 30_000 } })).toBe(
      'Kia cars, $20,000 to $30,000',
    );
  });
});
