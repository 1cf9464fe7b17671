import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketValue, roundPrice } from './price.ts';
import { seeded } from './random.ts';
import { carGrades } from './readers/cars.ts';

const grades = fc.constantFrom(...carGrades());
const years = fc.double({ min: 0.2, max: 15, noNaN: true });
const km = fc.integer({ min: 0, max: 400_000 });

it('the market value never rises with age or distance, and stays between 12 % and 110 % of the new price', () => {
  fc.assert(
    fc.property(grades, years, km, (grade, age, distance) => {
      const value = marketValue(grade, age, distance);
      expect(marketValue(grade, age, distance + 20_000)).toBeLessThanOrEqual(value);
      expect(marketValue(grade, age + 1, null)).toBeLessThan(marketValue(grade, age, null) + 0.001);
      expect(value).toBeLessThanOrEqual(grade.price * 1.1);
      expect(value).toBeGreaterThanOrEqual(grade.price * 0.12);
    }),
  );
});

it('rounds prices to usual endings, within $1,000 of the value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 400_000 }), fc.string(), (value, seed) => {
      const price = roundPrice(value, seeded(seed));
      expect([490, 880, 990]).toContain(price % 1_000);
      expect(Math.abs(price - value)).toBeLessThan(1_000);
    }),
  );
});
