import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNT_ANIMATION_MS, countAt } from './count-animation.ts';

describe('a count that animates', () => {
  it('SRC-15 takes one second from the old count to the new one', () => {
    expect(COUNT_ANIMATION_MS).toBe(1000);
    expect(countAt(128, 40, 0)).toBe(128);
    expect(countAt(128, 40, 500)).toBe(51);
    expect(countAt(128, 40, 1000)).toBe(40);
    expect(countAt(128, 40, 5000)).toBe(40);
  });

  it('changes in one direction only, in whole numbers between the old count and the new one', () => {
    const count = fc.nat(20_000);
    const time = fc.double({ min: -100, max: 1500, noNaN: true });
    fc.assert(
      fc.property(count, count, time, time, (from, to, a, b) => {
        const early = countAt(from, to, Math.min(a, b));
        const late = countAt(from, to, Math.max(a, b));
        expect(Number.isInteger(early)).toBe(true);
        expect(Math.abs(to - late)).toBeLessThanOrEqual(Math.abs(to - early));
        expect(early).toBeGreaterThanOrEqual(Math.min(from, to));
        expect(early).toBeLessThanOrEqual(Math.max(from, to));
      }),
    );
  });
});
