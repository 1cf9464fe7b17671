import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '../../../../search/url-state/search-state.ts';
import { stepsOf, widenPrice } from './conditions.ts';

describe('the steps by which a search can be eased', () => {
  it('start with the colour, widen the price before they drop the badge, and end with the condition', () => {
    const steps = stepsOf({
      ...EMPTY_SEARCH,
      query: 'ute',
      refinements: {
        car_type: ['used'],
        make: ['Kia'],
        model: ['Rio'],
        badge: ['S'],
        simple_body: ['suv'],
        year: ['2023'],
        simple_fuel: ['Petrol'],
        simple_transmission: ['Manual'],
        dealership_name: ['Mackay'],
        colour: ['Red', 'Blue'],
      },
      ranges: { price: { min: null, max: 20_000 }, km: { min: null, max: 50_000 } },
    });
    const names = steps.map(({ condition, widened }) => {
      const name = condition.kind === 'query' ? 'words' : condition.attribute;
      return widened ? `wider ${name}` : name;
    });
    expect(names).toEqual([
      'colour',
      'simple_transmission',
      'simple_fuel',
      'km',
      'year',
      'dealership_name',
      'wider price',
      'badge',
      'simple_body',
      'price',
      'words',
      'model',
      'make',
      'car_type',
    ]);
  });
});

describe('a widened price', () => {
  it('has a quarter more on each side, in whole thousands', () => {
    expect(widenPrice({ min: null, max: 30_000 })).toEqual({ min: null, max: 38_000 });
    expect(widenPrice({ min: 30_000, max: 50_000 })).toEqual({ min: 22_000, max: 63_000 });
    expect(widenPrice({ min: 1000, max: 4000 })).toEqual({ min: null, max: 5000 });
  });

  it('does not exist if it would have no bound', () => {
    expect(widenPrice({ min: 1000, max: null })).toBeNull();
  });
});
