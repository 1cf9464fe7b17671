import { expect, it } from 'vitest';
import { formatAud } from '../../lib/money.ts';
import { rangeText } from './range-unit.ts';

it('a range is named by the ends that it has', () => {
  expect(rangeText({ min: null, max: 50_000 }, formatAud)).toBe('Up to $50,000');
  expect(rangeText({ min: 10_000, max: null }, formatAud)).toBe('From $10,000');
  expect(rangeText({ min: 10_000, max: 50_000 }, formatAud)).toBe('$10,000 to $50,000');
});
