import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTime } from '../lib/clock.ts';
import { dayOf } from './today.ts';

const HOUR_MS = 3_600_000;

const zones = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Lord_Howe',
];

it('returns the same instant for two moments if and only if they are on the same day in the dealer’s time zone', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.nat(30 * HOUR_MS), fc.constantFrom(...zones), (now, wait, zone) => {
      const later = new Date(now.getTime() + wait);
      const isSameDay = localTime(now, zone).date === localTime(later, zone).date;
      expect(dayOf(now, zone).getTime() === dayOf(later, zone).getTime()).toBe(isSameDay);
      expect(localTime(dayOf(now, zone), zone).date).toBe(localTime(now, zone).date);
    }),
  );
});
