import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moveLower,
  moveUpper,
  outOfBounds,
  pricedStats,
  rangeBounds,
  rangeRefinement,
  rangeStep,
  thumbsAt,
} from './range-slider.ts';

const amount = fc.integer({ min: -50_000, max: 900_000 });
const bounds = fc
  .record({ min: fc.integer({ min: 0, max: 400_000 }), max: fc.integer({ min: 0, max: 900_000 }) })
  .map((stats) => rangeBounds(stats));
const refined = fc.tuple(
  fc.oneof(amount, fc.constant(Number.NEGATIVE_INFINITY)),
  fc.oneof(amount, fc.constant(Number.POSITIVE_INFINITY)),
);

describe('the bounds of a range filter', () => {
  it('SRC-35 end at 100,000 unless the stock has higher values', () => {
    expect(rangeBounds({})).toEqual({ min: 0, max: 100_000 });
    expect(rangeBounds({ min: 8990, max: 62_000 })).toEqual({ min: 8000, max: 100_000 });
    expect(rangeBounds({ min: 8990, max: 137_450 })).toEqual({ min: 8000, max: 138_000 });
  });

  it('of a mass are multiples of 500 kg around the stock, so that 4.5 t can be chosen', () => {
    const span = rangeBounds({ min: 2830, max: 12_200 }, 'kg');
    expect(span).toEqual({ min: 2500, max: 12_500, rounding: 500 });
    expect(rangeRefinement({ lower: 2500, upper: 4580 }, span)).toEqual({ min: null, max: 4500 });
    expect(rangeBounds({}, 'kg')).toEqual({ min: 0, max: 500, rounding: 500 });
  });

  it('include all of the stock, in whole thousands', () => {
    fc.assert(
      fc.property(fc.nat(900_000), fc.nat(900_000), (a, b) => {
        const stats = { min: Math.min(a, b), max: Math.max(a, b) };
        const { min, max } = rangeBounds(stats);
        expect(min).toBeLessThanOrEqual(stats.min);
        expect(max).toBeGreaterThanOrEqual(stats.max);
        expect([min % 1000, max % 1000]).toEqual([0, 0]);
        expect(min).toBeLessThan(max);
      }),
    );
  });
});

describe('the statistics of prices', () => {
  it('start at the lowest price shown, not at 0, if some vehicles show no price', () => {
    expect(pricedStats({ min: 0, max: 60_000 }, 7990)).toEqual({ min: 7990, max: 60_000 });
    expect(pricedStats({ min: 5990, max: 60_000 }, 7990)).toEqual({ min: 5990, max: 60_000 });
    expect(pricedStats({ min: 0, max: 0 }, null)).toEqual({ min: 0, max: 0 });
    expect(pricedStats({}, 7990)).toEqual({});
  });
});

describe('the thumbs', () => {
  it('SRC-33 move by a hundredth of the range, rounded', () => {
    expect(rangeStep({ min: 0, max: 100_000 })).toBe(1000);
    expect(rangeStep({ min: 5000, max: 137_250 })).toBe(1323);
    expect(rangeStep(rangeBounds({ min: 3000, max: 26_000 }, 'kg'))).toBe(500);
  });

  it('SRC-32 never pass each other: lower at most upper minus 1, upper at least lower plus 1', () => {
    const span = { min: 0, max: 100_000 };
    expect(moveLower({ lower: 10_000, upper: 40_000 }, 55_000, span)).toEqual({
      lower: 39_999,
      upper: 40_000,
    });
    expect(moveUpper({ lower: 10_000, upper: 40_000 }, 3000, span)).toEqual({ lower: 10_000, upper: 10_001 });
    fc.assert(
      fc.property(bounds, refined, fc.array(fc.tuple(fc.boolean(), amount)), ({ min, max }, start, moves) => {
        let thumbs = thumbsAt(start, { min, max });
        for (const [low, to] of moves) {
          const moved = (low ? moveLower : moveUpper)(thumbs, to, { min, max });
          expect(low ? moved.upper : moved.lower).toBe(low ? thumbs.upper : thumbs.lower);
          thumbs = moved;
          expect(thumbs.lower).toBeGreaterThanOrEqual(min);
          expect(thumbs.lower).toBeLessThanOrEqual(thumbs.upper - 1);
          expect(thumbs.upper).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});

describe('the refinement of a range', () => {
  const span = { min: 5000, max: 137_000 };

  it('SRC-30 is rounded to the nearest 1000', () => {
    expect(rangeRefinement({ lower: 24_499, upper: 60_500 }, span)).toEqual({ min: 24_000, max: 61_000 });
  });

  it('SRC-30 SRC-32 is 1000 wide if rounding would make both ends equal', () => {
    expect(rangeRefinement({ lower: 29_999, upper: 30_000 }, span)).toEqual({ min: 29_000, max: 30_000 });
    expect(rangeRefinement({ lower: 20_000, upper: 20_001 }, span)).toEqual({ min: 20_000, max: 21_000 });
  });

  it('SRC-09 has no bound on a side whose thumb is at the end of the slider', () => {
    expect(rangeRefinement({ lower: 5000, upper: 60_000 }, span)).toEqual({ min: null, max: 60_000 });
    expect(rangeRefinement({ lower: 20_000, upper: 137_000 }, span)).toEqual({ min: 20_000, max: null });
    expect(rangeRefinement({ lower: 5000, upper: 137_000 }, span)).toBeNull();
  });

  it('ERR-04 SRC-31 is reported with a message for the log if a value is outside the bounds', () => {
    expect(outOfBounds(4999, span)).toBe('Cannot refine below the range minimum: 4999 < 5000.');
    expect(outOfBounds(250_000, span)).toBe('Cannot refine above the range maximum: 250000 > 137000.');
    expect([5000, 60_000, 137_000].map((value) => outOfBounds(value, span))).toEqual([null, null, null]);
  });

  it('SRC-31 SRC-32 is always within the bounds, in whole thousands, and never has equal ends', () => {
    fc.assert(
      fc.property(bounds, amount, amount, (span, a, b) => {
        const lower = moveLower({ lower: span.min, upper: span.max }, a, span);
        const thumbs = moveUpper(lower, b, span);
        const { min: low, max: high } = rangeRefinement(thumbs, span) ?? { min: null, max: null };
        if (low !== null) expect(low).toBeGreaterThan(span.min);
        if (high !== null) expect(high).toBeLessThan(span.max);
        if (low !== null && high !== null) expect(low).toBeLessThan(high);
        for (const side of [low, high]) if (side !== null) expect(side % 1000).toBe(0);
      }),
    );
  });
});
