import { expect, it } from 'vitest';
import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';
import { openingTimes } from './opening-times.ts';

const open = (weekday: number, from?: string, to?: string, words?: string): OpeningHour => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
  formated_hours: words,
});
const special = (date: string, entry: Partial<SpecialHours>): SpecialHours => ({
  status: 'Open',
  date,
  department: 'all',
  ...entry,
});

it('times are minutes from midnight, 1440 for closing at midnight, sorted by day and start', () => {
  const hours = [open(5, '18:00', '00:00'), open(1, '13:00', '17:00'), open(1, '08:30', '12:00')];
  expect(openingTimes(hours, [])).toEqual({
    week: [
      [1, 510, 720],
      [1, 780, 1020],
      [5, 1080, 1440],
    ],
    days: {},
  });
});

it('uses the times of an entry even if it has a text of its own to show', () => {
  expect(openingTimes([open(1, '09:00', '17:00', '9 till 5, or call')], [])).toMatchObject({
    week: [[1, 540, 1020]],
  });
});

it('leaves out days without a closing time and days that are marked as closed', () => {
  const closed: OpeningHour = { weekday: 2, status: 'Closed', open: '09:00', close: '17:00' };
  expect(openingTimes([open(1, '09:00'), closed], [])).toEqual({ week: [], days: {} });
});

it('is null if no times are known', () => {
  expect(openingTimes([], [])).toBeNull();
  expect(openingTimes([open(1), { weekday: 2, status: 'Closed' }], [])).toBeNull();
});

it('a special date has its own times, none if an entry closes the day, and the weekday’s if no entry has times', () => {
  const entries = [
    special('2026-12-24', { start_hour: '13:00', end_hour: '15:00' }),
    special('2026-12-24', { start_hour: '09:00', end_hour: '12:00' }),
    special('2026-12-25', { start_hour: '09:00', end_hour: '12:00' }),
    special('2026-12-25', { status: 'Closed' }),
    special('2026-12-26', {}),
  ];
  expect(openingTimes([open(1, '09:00', '17:00')], entries)?.days).toEqual({
    '2026-12-24': [
      [540, 720],
      [780, 900],
    ],
    '2026-12-25': [],
  });
});
