import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTime } from '../lib/clock.ts';
import { dayOf } from './today.ts';

const zones = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Lord_Howe',
];

it('returns the same instant for the whole day in the dealer’s time zone', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), (now, zone) => {
      const day = dayOf(now, zone);
      expect(localTime(day, zone).date).toBe(localTime(now, zone).date);
      expect(dayOf(day, zone)).toEqual(day);
    }),
  );
});
