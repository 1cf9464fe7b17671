import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';
import { type OpenState, openState } from './open-state.ts';
import { openingTimes } from './opening-times.ts';

const BRISBANE = 'Australia/Brisbane';
const hours: OpeningHour[] = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
  { weekday: 6, status: 'Open', open: '08:00', close: '12:00' },
  { weekday: 0, status: 'Closed' },
];
function openNow(
  hours: readonly OpeningHour[],
  special: readonly SpecialHours[],
  now: Date,
  timezone: string,
): OpenState | null {
  const times = openingTimes(hours, special);
  // Serialised, as pages send them.
  return times && openState(JSON.parse(JSON.stringify(times)), now, timezone);
}

/** Brisbane is ten hours ahead all year. 20 November 2026 is a Friday. */
const at = (local: string): Date => new Date(`${local}:00+10:00`);

describe('open now', () => {
  it('opens on the minute and closes on the minute, by the dealer’s clock', () => {
    expect(openNow(hours, [], at('2026-11-20T08:29'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'today', time: '8:30 am' },
    });
    expect(openNow(hours, [], at('2026-11-20T08:30'), BRISBANE)).toEqual({ open: true, until: '5:30 pm' });
    expect(openNow(hours, [], at('2026-11-20T17:29'), BRISBANE)).toEqual({ open: true, until: '5:30 pm' });
    expect(openNow(hours, [], at('2026-11-20T17:30'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'tomorrow', time: '8:00 am' },
    });
  });

  it('the next opening skips closed days', () => {
    expect(openNow(hours, [], at('2026-11-21T13:00'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'Monday', time: '8:30 am' },
    });
  });

  it('follows the daylight saving of the time zone: at one moment it is open in Sydney, not yet in Brisbane', () => {
    const moment = at('2026-11-20T08:00');
    expect(openNow(hours, [], moment, 'Australia/Sydney')).toMatchObject({ open: true });
    expect(openNow(hours, [], moment, BRISBANE)).toMatchObject({ open: false });
    expect(openNow(hours, [], new Date('2026-07-03T22:00:00Z'), 'Australia/Sydney')).toMatchObject({
      open: true,
    });
  });

  it('uses wall-clock time on the days when daylight saving starts and ends in Sydney', () => {
    const days = [0, 6].map((weekday) => ({
      weekday,
      status: 'Open' as const,
      open: '08:30',
      close: '17:30',
    }));
    const sydney = (moment: string) => openNow(days, [], new Date(moment), 'Australia/Sydney');
    // Sunday 4 October 2026: 2:00 am becomes 3:00 am, so 8:30 am is an hour sooner than a day before.
    expect(sydney('2026-10-02T22:29:00Z')).toEqual({ open: false, next: { day: 'today', time: '8:30 am' } });
    expect(sydney('2026-10-02T22:30:00Z')).toEqual({ open: true, until: '5:30 pm' });
    expect(sydney('2026-10-03T21:29:00Z')).toEqual({ open: false, next: { day: 'today', time: '8:30 am' } });
    expect(sydney('2026-10-03T21:30:00Z')).toEqual({ open: true, until: '5:30 pm' });
    expect(sydney('2026-10-03T13:00:00Z')).toEqual({
      open: false,
      next: { day: 'tomorrow', time: '8:30 am' },
    });
    // Sunday 4 April 2027: 3:00 am becomes 2:00 am.
    expect(sydney('2027-04-03T22:29:00Z')).toMatchObject({ open: false });
    expect(sydney('2027-04-03T22:30:00Z')).toEqual({ open: true, until: '5:30 pm' });
    expect(sydney('2027-04-04T07:29:00Z')).toEqual({ open: true, until: '5:30 pm' });
    expect(sydney('2027-04-04T07:30:00Z')).toMatchObject({ open: false });
  });

  it('stays open through the hour that daylight saving skips, and handles a clock change of half an hour', () => {
    const night: OpeningHour[] = [{ weekday: 6, status: 'Open', open: '22:00', close: '03:30' }];
    const sydney = (moment: string) => openNow(night, [], new Date(moment), 'Australia/Sydney');
    // 1:59 am, then 3:00 am a minute later.
    expect(sydney('2026-10-03T15:59:00Z')).toEqual({ open: true, until: '3:30 am' });
    expect(sydney('2026-10-03T16:00:00Z')).toEqual({ open: true, until: '3:30 am' });
    expect(sydney('2026-10-03T16:30:00Z')).toMatchObject({ open: false });
    // Lord Howe Island is 10:30 ahead in winter, 11:00 in summer.
    const lordHowe = (moment: string) => openNow(hours, [], new Date(moment), 'Australia/Lord_Howe');
    expect(lordHowe('2026-10-01T22:00:00Z')).toMatchObject({ open: true });
    expect(lordHowe('2026-10-01T21:59:00Z')).toMatchObject({ open: false });
    expect(lordHowe('2026-10-04T21:30:00Z')).toMatchObject({ open: true });
    expect(lordHowe('2026-10-04T21:29:00Z')).toMatchObject({ open: false });
  });

  it('special hours replace those of the weekday', () => {
    const special: SpecialHours[] = [
      { status: 'Closed', date: '2026-11-20', department: 'all' },
      { status: 'Open', date: '2026-11-21', department: 'all', start_hour: '10:00', end_hour: '11:00' },
    ];
    expect(openNow(hours, special, at('2026-11-20T10:00'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'tomorrow', time: '10:00 am' },
    });
    expect(openNow(hours, special, at('2026-11-21T10:30'), BRISBANE)).toEqual({
      open: true,
      until: '11:00 am',
    });
    expect(openNow(hours, special, at('2026-11-21T11:30'), BRISBANE)).toMatchObject({ open: false });
  });

  it('is closed during a break, and ignores entries without a closing time', () => {
    const split: OpeningHour[] = [
      { weekday: 5, status: 'Open', open: '13:00', close: '17:00' },
      { weekday: 5, status: 'Open', open: '08:00', close: '12:00' },
      { weekday: 5, status: 'Open', open: '03:00' },
    ];
    const half: SpecialHours[] = [
      { status: 'Open', date: '2026-11-20', department: 'all', start_hour: '01:00' },
    ];
    expect(openNow(split, half, at('2026-11-20T04:00'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'today', time: '8:00 am' },
    });
    expect(openNow(split, half, at('2026-11-20T12:30'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'today', time: '1:00 pm' },
    });
  });

  it('finds an opening a week away, treats 00:00 to 00:00 as the whole day, and is null without closing times', () => {
    const once: OpeningHour[] = [{ weekday: 5, status: 'Open', open: '08:00', close: '12:00' }];
    expect(openNow(once, [], at('2026-11-20T13:00'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'next Friday', time: '8:00 am' },
    });
    const allDay: OpeningHour[] = [{ weekday: 5, status: 'Open', open: '00:00', close: '00:00' }];
    expect(openNow(allDay, [], at('2026-11-20T23:59'), BRISBANE)).toEqual({ open: true, until: '12:00 am' });
    expect(
      openNow([{ weekday: 5, status: 'Open', open: '08:00' }], [], at('2026-11-20T13:00'), BRISBANE),
    ).toBeNull();
  });

  it('stays open past midnight if the closing time is before the opening time', () => {
    const night: OpeningHour[] = [{ weekday: 5, status: 'Open', open: '18:00', close: '02:00' }];
    expect(openNow(night, [], at('2026-11-21T01:59'), BRISBANE)).toEqual({ open: true, until: '2:00 am' });
    expect(openNow(night, [], at('2026-11-21T02:00'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'Friday', time: '6:00 pm' },
    });
  });

  it('is null if no times are known, and closed if no day is open', () => {
    expect(openNow([{ weekday: 1, status: 'Open' }], [], at('2026-11-20T10:00'), BRISBANE)).toBeNull();
    const shut: OpeningHour[] = [{ weekday: 1, status: 'Closed', open: '08:00', close: '17:00' }];
    expect(openNow(shut, [], at('2026-11-20T10:00'), BRISBANE)).toEqual({ open: false, next: null });
  });

  it('finds the next of several openings on a special day, in whatever order they are given', () => {
    const special = ['13:00', '09:00'].map(
      (start_hour): SpecialHours => ({
        status: 'Open',
        date: '2026-11-20',
        department: 'all',
        start_hour,
        end_hour: start_hour === '09:00' ? '12:00' : '15:00',
      }),
    );
    expect(openNow(hours, special, at('2026-11-20T08:45'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'today', time: '9:00 am' },
    });
  });

  it('throws a RangeError for a time zone that does not exist', () => {
    expect(() => openNow(hours, [], at('2026-11-20T10:00'), 'Australia/Atlantis')).toThrow(RangeError);
  });

  it('is open at every minute from opening until closing, and closed at every other minute of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 1440 - 1 }), (minute) => {
        const weekday = (1 + Math.floor(minute / 1440)) % 7;
        const day = minute % 1440;
        const now = new Date(at('2026-11-16T00:00').getTime() + minute * 60_000);
        // Minutes since midnight: 8:30 am to 5:30 pm, 8 am to 12 pm on Saturdays, closed on Sundays.
        const [opens, closes] = weekday === 6 ? [480, 720] : [510, 1050];
        const open = weekday !== 0 && day >= opens && day < closes;
        expect(openNow(hours, [], now, BRISBANE)?.open).toBe(open);
      }),
    );
  });
});
