import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldBounds, fieldValue } from './field-value.ts';

describe('fieldValue', () => {
  it('converts text to the type of the field', () => {
    expect(fieldValue('year', '2022')).toBe(2022);
    expect(fieldValue('seats', '5')).toBe(5);
    expect(fieldValue('certified', 'true')).toBe(true);
    expect(fieldValue('certified', 'false')).toBe(false);
    expect(fieldValue('model', '3')).toBe('3');
    expect(fieldValue('tag', 'true')).toBe('true');
  });

  it.each([
    ['year', 'abc'],
    ['year', ''],
    ['year', '02022'],
    ['year', '2022.5'],
    ['year', '2e3'],
    ['year', 'NaN'],
    ['price', 'Infinity'],
    ['price', '99999999999'],
    ['certified', 'maybe'],
    ['certified', '__proto__'],
  ])('%s: returns null for %j', (field, text) => {
    expect(fieldValue(field, text)).toBeNull();
  });
});

describe('fieldBounds', () => {
  it('rounds bounds inwards to whole numbers', () => {
    expect(fieldBounds('price', { min: 10_000.2, max: 20_000.8 })).toEqual({ min: 10_001, max: 20_000 });
  });

  it('drops bounds that exclude no vehicle, and clamps other bounds to the range of the field’s type', () => {
    expect(fieldBounds('price', { min: -1e12, max: 1e12 })).toEqual({ min: null, max: null });
    expect(fieldBounds('price', { min: 1e12, max: null })).toEqual({ min: 2 ** 31 - 1, max: null });
    expect(fieldBounds('created_at', { min: 1e12, max: Number.POSITIVE_INFINITY })).toEqual({
      min: 1e12,
      max: null,
    });
  });

  it('matches the same vehicles as the requested bounds', () => {
    const bound = fc.option(fc.double({ noNaN: true }));
    fc.assert(
      fc.property(bound, bound, fc.integer({ min: -(2 ** 31) + 1 }), (min, max, price) => {
        const within = (bounds: { min: number | null; max: number | null }) =>
          (bounds.min === null || price >= bounds.min) && (bounds.max === null || price <= bounds.max);
        const asked = { min, max };
        fc.pre(min === null || min <= 2 ** 31 - 1);
        fc.pre(max === null || max >= -(2 ** 31) + 1);
        expect(within(fieldBounds('price', asked))).toBe(within(asked));
      }),
    );
  });
});
