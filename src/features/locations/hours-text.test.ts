import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursRows } from '../../frame/locations/hours.ts';
import { openNow } from '../../frame/locations/open-now.ts';
import { specialText } from '../../frame/locations/special-hours.ts';
import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';
import { openingHoursOf, specialHoursOf, timesOf } from './hours-text.ts';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const week = fc
  .array(fc.option(fc.tuple(time, time), { nil: null }), { minLength: 7, maxLength: 7 })
  .map((days): OpeningHour[] =>
    days.map((pair, weekday) =>
      pair ? { weekday, status: 'Open', open: pair[0], close: pair[1] } : { weekday, status: 'Closed' },
    ),
  );

describe('hours read back from the page', () => {
  it('reads split days and leaves words alone', () => {
    expect(timesOf('8:30 am to 12:00 pm, 1:00 pm to 5:30 pm')).toEqual([
      { open: '08:30', close: '12:00' },
      { open: '13:00', close: '17:30' },
    ]);
    expect(timesOf('12:00 am to 12:30 pm')).toEqual([{ open: '00:00', close: '12:30' }]);
    expect(timesOf('By appointment only')).toEqual([]);
  });

  it('says open or shut exactly as the dealer’s own hours do, at any moment', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(week, fc.boolean(), moment, (hours, full, now) => {
        const shown = hoursRows(hours, { full, closedText: 'Closed' }).map(
          ({ weekdays, text }): [number[], string] => [weekdays, text],
        );
        const zone = 'Australia/Sydney';
        expect(openNow(openingHoursOf(shown), [], now, zone)).toEqual(openNow(hours, [], now, zone));
      }),
    );
  });

  it('follows a special day, closed, short or open as ever', () => {
    const hours: OpeningHour[] = [{ weekday: 5, status: 'Open', open: '08:30', close: '17:30' }];
    const noon = new Date('2026-11-20T01:00:00Z');
    const special = (entry: Pick<SpecialHours, 'status' | 'start_hour' | 'end_hour'>): SpecialHours => ({
      date: '2026-11-20',
      department: 'all',
      ...entry,
    });
    for (const entry of [
      special({ status: 'Closed' }),
      special({ status: 'Open' }),
      special({ status: 'Open', start_hour: '09:00', end_hour: '12:30' }),
    ]) {
      const shown = specialHoursOf([[entry.date, specialText(entry, 'Closed')]]);
      expect(openNow(hours, shown, noon, 'Australia/Sydney')).toEqual(
        openNow(hours, [entry], noon, 'Australia/Sydney'),
      );
    }
  });
});
