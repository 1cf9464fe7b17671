import { expect, it } from 'vitest';
import { addDays } from './days.ts';

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-10-04', 0, '2026-10-04'],
])('moves %s by %i days to %s', (date, days, moved) => expect(addDays(date, days)).toBe(moved));
