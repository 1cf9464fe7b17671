import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';
import { openNow } from './open-now.ts';

const BRISBANE = 'Australia/Brisbane';
const hours: OpeningHour[] = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
  { weekday: 6, status: 'Open', open: '08:00', close: '12:00' },
  { weekday: 0, status: 'Closed' },
];
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

  it('looks past closed days for the next opening', () => {
    expect(openNow(hours, [], at('2026-11-21T13:00'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'Monday', time: '8:30 am' },
    });
  });

  it('follows daylight saving of the zone: the same moment is open in Sydney, not yet in Brisbane', () => {
    const moment = at('2026-11-20T08:00');
    expect(openNow(hours, [], moment, 'Australia/Sydney')).toMatchObject({ open: true });
    expect(openNow(hours, [], moment, BRISBANE)).toMatchObject({ open: false });
    expect(openNow(hours, [], new Date('2026-07-03T22:00:00Z'), 'Australia/Sydney')).toMatchObject({
      open: true,
    });
  });

  it('lets special hours take the place of the day’s own', () => {
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

  it('closes between split hours and ignores entries with half a time', () => {
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

  it('finds the one opening of the week, a week away, and knows a day that never closes', () => {
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

  it('stays open past midnight where closing is before opening', () => {
    const night: OpeningHour[] = [{ weekday: 5, status: 'Open', open: '18:00', close: '02:00' }];
    expect(openNow(night, [], at('2026-11-21T01:59'), BRISBANE)).toEqual({ open: true, until: '2:00 am' });
    expect(openNow(night, [], at('2026-11-21T02:00'), BRISBANE)).toEqual({
      open: false,
      next: { day: 'Friday', time: '6:00 pm' },
    });
  });

  it('says nothing where no times are known, and that it is shut where no day opens', () => {
    expect(openNow([{ weekday: 1, status: 'Open' }], [], at('2026-11-20T10:00'), BRISBANE)).toBeNull();
    const shut: OpeningHour[] = [{ weekday: 1, status: 'Closed', open: '08:00', close: '17:00' }];
    expect(openNow(shut, [], at('2026-11-20T10:00'), BRISBANE)).toEqual({ open: false, next: null });
  });

  it('refuses a time zone that does not exist', () => {
    expect(() => openNow(hours, [], at('2026-11-20T10:00'), 'Australia/Atlantis')).toThrow(RangeError);
  });

  it('is open exactly between opening and closing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 1440 - 1 }), (minute) => {
        const weekday = (1 + Math.floor(minute / 1440)) % 7;
        const day = minute % 1440;
        const now = new Date(at('2026-11-16T00:00').getTime() + minute * 60_000);
        const open =
          weekday === 0 ? false : weekday === 6 ? day >= 480 && day < 720 : day >= 510 && day < 1050;
        expect(openNow(hours, [], now, BRISBANE)?.open).toBe(open);
      }),
    );
  });
});
