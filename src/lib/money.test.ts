import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAud, formatCount } from './money.ts';
import { counted, plural } from './plural.ts';

describe('numbers as text', () => {
  it.each([
    [46990, '$46,990'],
    [0, '$0'],
    [1234567, '$1,234,567'],
    [189.5, '$190'],
    [-500, '-$500'],
    [-0.2, '$0'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatAud(amount)).toBe(text);
  });

  it('writes a count with its noun in the singular or plural', () => {
    expect(counted(1, 'car')).toBe('1 car');
    expect(counted(0, 'car')).toBe('0 cars');
    expect(counted(1284, 'hatch', 'hatches')).toBe('1,284 hatches');
    expect(plural(2, 'bus', 'buses')).toBe('buses');
  });

  it('keeps every digit of any whole number', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(Number(formatCount(value).replaceAll(',', ''))).toBe(value === 0 ? 0 : value);
        expect(Number(formatAud(value).replace(/[$,]/g, ''))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
