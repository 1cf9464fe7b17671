import { expect, it } from 'vitest';
import { barsBox, barsOf } from './range-bars.ts';

const bounds = { min: 0, max: 24_000 };

it('a histogram has a bar for each part of the bounds with vehicles, the highest is full', () => {
  const values = [500, 700, 900, 999, 5200, 5300, 23_900, 24_000];
  expect(barsOf(values, bounds)).toBe('M0 100v-100h.86V100zM5 100v-50h.86V100zM23 100v-50h.86V100z');
});

it('a bar of one vehicle among hundreds can still be seen, and few vehicles have no histogram', () => {
  expect(barsOf([...new Array<number>(400).fill(100), 9000], bounds)).toContain('M9 100v-3h');
  expect(barsOf([1, 2, 3], bounds)).toBeNull();
});

it('a slider with other bounds shows the part of the histogram that is within them', () => {
  expect(barsBox(bounds, bounds)).toBe('0 0 24 100');
  expect(barsBox(bounds, { min: 6000, max: 12_000 })).toBe('6 0 6 100');
});
