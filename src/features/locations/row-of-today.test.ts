import { expect, it } from 'vitest';
import { rowDays, rowOfToday } from './row-of-today.ts';

const DAYS = rowDays([{ weekdays: [1, 2, 3, 4, 5] }, { weekdays: [6] }, { weekdays: [0] }]);

it('rowOfToday finds the row for today in the dealer’s time zone', () => {
  expect(DAYS).toBe('12345 6 0');
  // Friday evening in Perth, Saturday already in Sydney.
  const moment = new Date('2026-11-20T14:00:00Z');
  expect(rowOfToday(DAYS, moment, 'Australia/Perth')).toBe(0);
  expect(rowOfToday(DAYS, moment, 'Australia/Sydney')).toBe(1);
  expect(rowOfToday(DAYS, new Date('2026-11-22T01:00:00Z'), 'Australia/Sydney')).toBe(2);
});

it('rowOfToday returns -1 if no row covers today', () => {
  const sunday = new Date('2026-11-22T01:00:00Z');
  expect(rowOfToday('12345 6', sunday, 'Australia/Sydney')).toBe(-1);
  expect(rowOfToday(rowDays([]), sunday, 'Australia/Sydney')).toBe(-1);
});
