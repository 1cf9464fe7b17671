import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const leftAt = (now: string) => daysLeft('2027-04-05', new Date(now), 'Australia/Sydney');

it('counts the days until the last one by the clocks of the dealer', () => {
  // Clocks go back an hour on 4 April 2027, between these two days.
  expect(leftAt('2027-04-01T00:00:00+11:00')).toBe('4 days left');
  expect(leftAt('2027-04-04T23:59:00+10:00')).toBe('Ends tomorrow');
  expect(leftAt('2027-04-05T00:00:00+10:00')).toBe('Ends today');
});

it('the last day lasts until midnight at the dealer, wherever the shopper is', () => {
  expect(leftAt('2027-04-05T13:59:59Z')).toBe('Ends today');
  expect(leftAt('2027-04-05T14:00:00Z')).toBeNull();
});
