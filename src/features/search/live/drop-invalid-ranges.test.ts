import { expect, it } from 'vitest';
import { dropInvalidRanges } from './drop-invalid-ranges.ts';

const FOUND = { price: { min: 5990, max: 137_450 }, km: null };

it('SRC-31 SRC-32 ERR-04 drops and logs what no slider can give, and keeps the rest', () => {
  const logged: string[] = [];
  const sound = (price: { min: number | null; max: number | null }) =>
    dropInvalidRanges({ price }, FOUND, (message) => logged.push(message));
  expect(sound({ min: 20_000, max: 60_000 })).toEqual({ price: { min: 20_000, max: 60_000 } });
  expect(logged).toEqual([]);
  expect(sound({ min: 1000, max: 60_000 })).toEqual({ price: { min: null, max: 60_000 } });
  expect(sound({ min: 20_000, max: 900_000 })).toEqual({ price: { min: 20_000, max: null } });
  expect(sound({ min: 200_000, max: null })).toEqual({});
  expect(sound({ min: 60_000, max: 60_000 })).toEqual({});
  expect(logged).toHaveLength(4);
});

it('keeps ranges of attributes without a slider', () => {
  const ranges = { seats: { min: 6, max: 6 }, km: { min: 10_000, max: null } };
  expect(dropInvalidRanges(ranges, FOUND, () => expect.unreachable())).toEqual(ranges);
});
