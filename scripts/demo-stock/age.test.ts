import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAR_TYPES } from '../../src/stock/car-values.ts';
import { chooseAge, odometer, Today } from './age.ts';
import { seeded } from './random.ts';
import { carGrades } from './readers/cars.ts';

const today = new Today('2026-11-20');
const grades = fc.constantFrom(...carGrades().filter((grade) => grade.series.some(({ to }) => to >= 2026)));
const types = fc.constantFrom(...CAR_TYPES);

it('chooses a build date before today, in a year when the badge and series were sold', () => {
  fc.assert(
    fc.property(grades, types, fc.string(), (grade, carType, seed) => {
      const age = chooseAge(grade, carType, false, today, seeded(seed));
      expect(age.built).toBeLessThan(today.time);
      expect(age.complied).toBeLessThan(today.time);
      expect(age.series.from).toBeLessThanOrEqual(age.year);
      expect(age.series.to).toBeGreaterThanOrEqual(age.year);
    }),
  );
});

describe('the odometer', () => {
  it('shows at most 60,000 km a year', () => {
    fc.assert(
      fc.property(grades, fc.string(), (grade, seed) => {
        const random = seeded(seed);
        const age = chooseAge(grade, 'used', false, today, random);
        expect(odometer(grade, 'used', age, random) ?? 0).toBeLessThanOrEqual(age.years * 60_000);
      }),
    );
  });

  it('shows less than 50 km on new vehicles, and is null for vehicles without an odometer', () => {
    const [grade] = carGrades();
    if (!grade) throw new Error('The table is empty.');
    const age = chooseAge(grade, 'new', false, today, seeded('a'));
    expect(odometer(grade, 'new', age, seeded('a'))).toBeLessThan(50);
    expect(odometer({ ...grade, yearlyKm: 0 }, 'used', age, seeded('a'))).toBeNull();
  });
});

it('refuses an invalid date', () => {
  expect(() => new Today('next week')).toThrow('next week is not a date such as 2026-11-20.');
});
