import { describe, expect, it } from 'vitest';
import type { OpeningTimes } from '../../frame/locations/opening-times.ts';
import { freeTimes } from './free-times.ts';

const SETTINGS = { days: 3, minutes: 60, capacity: 1, notice_hours: 2 };
/** Monday and Tuesday 9 to 12; on Wednesday 25 November special hours. */
const OPENING: OpeningTimes = {
  week: [
    [1, 540, 720],
    [2, 540, 720],
    [3, 540, 720],
  ],
  days: { '2026-11-25': [[600, 690]] },
};
/** Monday, 23 November, 8:30. */
const MONDAY = { now: new Date('2026-11-22T22:30:00Z'), zone: 'Australia/Brisbane' };

describe('free times', () => {
  it('API-36 lie within the yard’s hours and special hours, and not before the notice period has ended', () => {
    expect(freeTimes(SETTINGS, OPENING, MONDAY, [])).toEqual([
      { date: '2026-11-23', times: ['11:00'] },
      { date: '2026-11-24', times: ['09:00', '10:00', '11:00'] },
      { date: '2026-11-25', times: ['10:00'] },
    ]);
  });

  it('API-36 do not include times that are booked as often as the capacity allows', () => {
    const booked = ['2026-11-24T09:00', '2026-11-24T10:30', '2026-11-24T11:00'];
    const tuesday = (capacity: number) =>
      freeTimes({ ...SETTINGS, capacity }, OPENING, MONDAY, booked).find(({ date }) => date === '2026-11-24');
    expect(tuesday(1)).toBeUndefined();
    // The booking at 10:30 overlaps the offered times 10:00 and 11:00.
    expect(tuesday(2)?.times).toEqual(['09:00', '10:00']);
    expect(tuesday(3)?.times).toEqual(['09:00', '10:00', '11:00']);
  });

  it('depend on the configured length, number of days and notice period', () => {
    const long = freeTimes({ ...SETTINGS, minutes: 90, notice_hours: 0, days: 1 }, OPENING, MONDAY, []);
    expect(long).toEqual([{ date: '2026-11-23', times: ['09:00', '10:30'] }]);
    expect(freeTimes({ ...SETTINGS, notice_hours: 26 }, OPENING, MONDAY, [])[0]).toEqual({
      date: '2026-11-24',
      times: ['11:00'],
    });
  });

  // Sydney's clocks go from 2:00 to 3:00 on 4 October 2026, and from 3:00 back to 2:00 on 4 April 2027.
  const always: OpeningTimes = { week: [0, 6].map((day) => [day, 0, 1440] as const), days: {} };
  const around = (now: string, zone: string, notice_hours: number) =>
    freeTimes({ ...SETTINGS, days: 2, notice_hours }, always, { now: new Date(now), zone }, []);

  it('have the full notice when clocks change in between', () => {
    // Saturday 10:00 in each case; 24 hours later it is Sunday 11:00, 9:00 and 10:00.
    const first = (now: string, zone: string) => around(now, zone, 24).at(-1)?.times[0];
    expect(first('2026-10-03T00:00:00Z', 'Australia/Sydney')).toBe('11:00');
    expect(first('2027-04-02T23:00:00Z', 'Australia/Sydney')).toBe('09:00');
    expect(first('2026-10-03T02:00:00Z', 'Australia/Perth')).toBe('10:00');
  });

  it('do not include an hour that clocks skip, in the zone of the yard', () => {
    const sunday = (zone: string) => around('2026-10-02T15:00:00Z', zone, 0).at(-1)?.times ?? [];
    expect(sunday('Australia/Sydney').slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(sunday('Australia/Brisbane').slice(0, 4)).toEqual(['00:00', '01:00', '02:00', '03:00']);
  });
});
