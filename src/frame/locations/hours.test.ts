import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHour } from '../../tenant/schema/location.ts';
import { hoursRows, openText } from './hours.ts';

type Times = [open: string, close: string] | null;
const NINE_FIVE: Times = ['09:00', '17:00'];
const EARLY: Times = ['07:30', '16:00'];
const LATE: Times = ['08:30', '20:00'];

/** Sunday to Saturday. */
function week(...days: Times[]): OpeningHour[] {
  return days.map((times, weekday) =>
    times ? { weekday, status: 'Open', open: times[0], close: times[1] } : { weekday, status: 'Closed' },
  );
}

const usual = { full: false, closedText: 'Closed' };
const labels = (hours: OpeningHour[], full = false): string[] =>
  hoursRows(hours, { ...usual, full }).map(({ label }) => label);
const EACH = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

describe('opening hours', () => {
  it('LOC-18 times are written with am and pm, as the dealer’s own text if there is one, or "Open" if one is missing', () => {
    expect(openText({ open: '08:30', close: '17:30' })).toBe('8:30 am to 5:30 pm');
    expect(openText({ open: '00:00', close: '12:00' })).toBe('12:00 am to 12:00 pm');
    expect(openText({ open: '08:00', close: '17:00', formated_hours: 'By arrangement' })).toBe(
      'By arrangement',
    );
    expect(openText({})).toBe('Open');
    expect(openText({ open: '08:00' })).toBe('Open');
  });

  it('a closed day shows "Closed", or the configured text', () => {
    const hours = week(null, ...Array(5).fill(NINE_FIVE), null);
    expect(hoursRows(hours, usual).at(-1)).toEqual({
      label: 'Sunday',
      text: 'Closed',
      open: false,
      weekdays: [0],
    });
    const appointment = hoursRows(hours, { full: false, closedText: 'By appointment only' });
    expect(appointment.at(-1)?.text).toBe('By appointment only');
    expect(appointment[0]?.text).toBe('9:00 am to 5:00 pm');
  });

  it('LOC-22 five weekdays with the same hours are one row, "Mon-Fri"', () => {
    const rows = hoursRows(week(null, ...Array(5).fill(NINE_FIVE), EARLY), usual);
    expect(rows.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Mon-Fri 9:00 am to 5:00 pm',
      'Saturday 7:30 am to 4:00 pm',
      'Sunday Closed',
    ]);
    expect(rows[0]?.weekdays).toEqual([1, 2, 3, 4, 5]);
  });

  it('LOC-21 with the setting for full hours, each day has its own row, even if all have the same hours', () => {
    expect(labels(week(null, ...Array(5).fill(NINE_FIVE), null), true)).toEqual(EACH);
  });

  it('LOC-21 each weekday has its own row if no two neighbouring days have the same hours', () => {
    expect(labels(week(null, NINE_FIVE, EARLY, NINE_FIVE, LATE, EARLY, null))).toEqual(EACH);
  });

  it('LOC-23 neighbouring weekdays with the same hours share a row', () => {
    const hours = week(null, NINE_FIVE, NINE_FIVE, NINE_FIVE, LATE, NINE_FIVE, null);
    expect(labels(hours)).toEqual(['Mon-Wed', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  });

  it('LOC-24 Saturday and Sunday have rows of their own, even if every day has the same hours', () => {
    expect(labels(week(...Array(7).fill(NINE_FIVE)))).toEqual(['Mon-Fri', 'Saturday', 'Sunday']);
    expect(labels(week(...Array(7).fill(null)))).toEqual(['Mon-Fri', 'Saturday', 'Sunday']);
  });

  it('a day without an entry is closed, and the spans of a day with a break are joined by a comma', () => {
    const split: OpeningHour[] = [
      { weekday: 1, status: 'Open', open: '13:00', close: '17:00' },
      { weekday: 1, status: 'Open', open: '08:00', close: '12:00' },
    ];
    const rows = hoursRows(split, usual);
    expect(rows[0]?.text).toBe('8:00 am to 12:00 pm, 1:00 pm to 5:00 pm');
    expect(rows[1]).toMatchObject({ label: 'Tue-Fri', text: 'Closed' });
    expect(hoursRows([], usual)).toEqual([]);
  });

  it('rows of any week cover each weekday once and in order, and never merge different hours', () => {
    const times = fc.constantFrom<Times>(NINE_FIVE, EARLY, null);
    fc.assert(
      fc.property(fc.array(times, { minLength: 7, maxLength: 7 }), fc.boolean(), (days, full) => {
        const rows = hoursRows(week(...days), { ...usual, full });
        expect(rows.flatMap(({ weekdays }) => weekdays)).toEqual([1, 2, 3, 4, 5, 6, 0]);
        for (const row of rows) {
          for (const day of row.weekdays) expect(row.open).toBe(days[day] !== null);
          if (row.weekdays.some((day) => day === 0 || day === 6)) expect(row.weekdays).toHaveLength(1);
        }
        const weekdays = rows.slice(0, -2);
        if (!full)
          weekdays.slice(1).forEach((row, index) => {
            expect(row.text).not.toBe(weekdays[index]?.text);
          });
      }),
    );
  });
});
