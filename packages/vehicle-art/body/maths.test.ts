import { describe, expect, it } from 'vitest';
import { clamp, monotone, smooth } from './maths.ts';

describe('monotone', () => {
  it('goes through its points', () => {
    const curve = monotone([
      [0, 1],
      [1, 3],
      [4, 3.5],
    ]);
    expect(curve(0)).toBeCloseTo(1);
    expect(curve(1)).toBeCloseTo(3);
    expect(curve(4)).toBeCloseTo(3.5);
  });

  it('never leaves the range of its neighbours', () => {
    const curve = monotone([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 0],
    ]);
    for (let x = -1; x <= 4; x += 0.05) {
      expect(curve(x)).toBeGreaterThanOrEqual(-1e-9);
      expect(curve(x)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('takes points in any order and drops repeated ones', () => {
    const curve = monotone([
      [2, 5],
      [0, 1],
      [0, 9],
    ]);
    expect(curve(0)).toBe(1);
    expect(curve(2)).toBe(5);
  });

  it('is constant for one point', () => {
    expect(monotone([[3, 7]])(100)).toBe(7);
  });
});

describe('smooth', () => {
  it('rises from 0 to 1 and is flat outside', () => {
    expect(smooth(1, 2, 0)).toBe(0);
    expect(smooth(1, 2, 1.5)).toBeCloseTo(0.5);
    expect(smooth(1, 2, 3)).toBe(1);
  });

  it('falls when the limits are swapped', () => {
    expect(smooth(2, 1, 0.5)).toBe(1);
    expect(smooth(2, 1, 2.5)).toBe(0);
  });
});

it('clamps', () => {
  expect(clamp(5, 0, 2)).toBe(2);
  expect(clamp(-5, 0, 2)).toBe(0);
});
