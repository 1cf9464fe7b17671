import { expect, it } from 'vitest';
import { dropInvalidRanges } from './drop-invalid-ranges.ts';

const STOCK_RANGES = { price: { min: 5990, max: 137_450, bars: null }, km: null };

it('SRC-31 SRC-32 ERR-04 bounds outside the slider and ranges with equal ends are dropped and logged, others are kept', () => {
  const logged: string[] = [];
  const valid = (price: { min: number | null; max: number | null }) =>
    dropInvalidRanges({ price }, STOCK_RANGES, (message) => logged.push(message));
  expect(valid({ min: 20_000, max: 60_000 })).toEqual({ price: { min: 20_000, max: 60_000 } });
  expect(logged).toEqual([]);
  expect(valid({ min: 1000, max: 60_000 })).toEqual({ price: { min: null, max: 60_000 } });
  expect(valid({ min: 20_000, max: 900_000 })).toEqual({ price: { min: 20_000, max: null } });
  expect(valid({ min: 200_000, max: null })).toEqual({});
  expect(valid({ min: 60_000, max: 60_000 })).toEqual({});
  expect(logged).toHaveLength(4);
});

it('ranges of attributes without a slider are kept, and valid ranges of a slider without values in stock', () => {
  const ranges = { seats: { min: 6, max: 6 }, km: { min: 10_000, max: null } };
  expect(dropInvalidRanges(ranges, STOCK_RANGES, () => expect.unreachable())).toEqual(ranges);
});
