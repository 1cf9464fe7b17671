import { expect, it } from 'vitest';
import { towScale } from './tow-dots.ts';

it('each van is a dot in the column of its mass, with the first rating that may tow it', () => {
  const { columns, within, total } = towScale([1_600, 1_990, 1_900, 2_600, 3_600], [2_000, 3_000]);
  expect(columns[0]).toEqual({ from: 1_500, dots: [0] });
  expect(columns[1]).toEqual({ from: 1_750, dots: [0, 0] });
  expect(columns.at(-1)).toEqual({ from: 3_500, dots: [2] });
  expect(columns.every(({ from }, index) => from === 1_500 + index * 250)).toBe(true);
  expect(within).toEqual([3, 4]);
  expect(total).toBe(5);
});

it('a rating may tow what weighs exactly as much', () => {
  expect(towScale([2_000], [2_000]).within).toEqual([1]);
});
