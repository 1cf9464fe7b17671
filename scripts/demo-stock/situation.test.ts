import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CAR_TYPES } from '../../src/stock/car-values.ts';
import { seeded } from './random.ts';
import { assignSituations } from './situation.ts';

const stocks = fc.array(fc.constantFrom(...CAR_TYPES), { minLength: 60, maxLength: 300 });

it('gives every vehicle a situation that fits its condition', () => {
  fc.assert(
    fc.property(stocks, fc.string(), (types, seed) => {
      const given = assignSituations(types, seeded(seed));
      expect(given).toHaveLength(types.length);
      given.forEach((situation, i) => {
        if (situation === 'preorder' || situation === 'runout') expect(types[i]).toBe('new');
        if (situation === 'test_drive_only') expect(types[i]).toBe('demo');
        if (situation === 'price_on_request') expect(types[i]).not.toBe('demo');
      });
    }),
  );
});

it('uses the common situations at least twice each, and "for sale" for more than 60 % of vehicles', () => {
  fc.assert(
    fc.property(stocks, fc.string(), (types, seed) => {
      const given = assignSituations(types, seeded(seed));
      for (const situation of ['coming_soon', 'reserved', 'just_sold', 'sold', 'no_picture', 'new_arrival'])
        expect(given.filter((one) => one === situation).length).toBeGreaterThanOrEqual(2);
      expect(given.filter((one) => one === 'for_sale').length / given.length).toBeGreaterThan(0.6);
    }),
  );
});
