import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, twelveHour } from './clock.ts';
import { formatDate, formatDay, formatMonth, formatWeekdayDate } from './date-text.ts';

describe('dates as text', () => {
  it('dates, days and months are written out in words', () => {
    expect(formatDate('2027-03-14')).toBe('14 March 2027');
    expect(formatDate('2027-03-14T09:00:00Z')).toBe('14 March 2027');
    expect(formatDate('2027-03')).toBe('March 2027');
    expect(formatMonth('2027-03-14')).toBe('March 2027');
    expect(formatDay('2026-12-31', 2026)).toBe('31 December');
    expect(formatDay('2026-12-31', 2027)).toBe('31 December 2026');
    expect(formatWeekdayDate('2026-12-25', 2026)).toBe('Friday 25 December');
  });

  it.each(['March', '2027-13-01', '2027-02-29', '2027-3-1', '14/03/2027', '2027', ''])(
    'text that is no ISO date or month stays as it is: %j',
    (text) => {
      for (const written of [
        formatDate(text),
        formatMonth(text),
        formatDay(text, 2027),
        formatWeekdayDate(text, 2027),
      ]) {
        expect(written).toBe(text);
      }
    },
  );

  it('localTime follows the time zone across midnight, new year and daylight saving', () => {
    const newYear = new Date('2026-12-31T13:30:00Z');
    expect(localTime(newYear, 'Australia/Sydney')).toEqual({
      date: '2027-01-01',
      year: 2027,
      weekday: 5,
      minutes: 30,
    });
    expect(localTime(newYear, 'Australia/Brisbane')).toEqual({
      date: '2026-12-31',
      year: 2026,
      weekday: 4,
      minutes: 1410,
    });
    expect(localTime(newYear, 'Australia/Adelaide')).toMatchObject({ date: '2027-01-01', minutes: 0 });
  });

  it('twelveHour writes each minute of a day as toLocaleTimeString does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
          String(part).padStart(2, '0'),
        );
        const expected = new Date(`2026-01-01T${hour}:${minute}:00Z`).toLocaleTimeString('en-US', {
          timeZone: 'UTC',
          hour: 'numeric',
          minute: '2-digit',
        });
        expect(twelveHour(`${hour}:${minute}`).toUpperCase()).toBe(expected.replace(/\s/, ' '));
      }),
    );
  });
});
