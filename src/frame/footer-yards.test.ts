import { describe, expect, it } from 'vitest';
import type { OpeningHour } from '../tenant/schema/location.ts';
import { hoursLines } from './footer-yards.ts';

const open = (weekday: number, from: string, to: string): OpeningHour => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
});
const lines = (...opening_hours: OpeningHour[]) =>
  hoursLines({ contact_detail: { opening_hours } }, 'Closed').map((line) => line.replaceAll('\u00a0', ' '));

describe('hoursLines', () => {
  it('has one line for all days with the same hours, and none for closed days', () => {
    const week = [1, 2, 3, 4, 5].map((day) => open(day, '08:00', day === 4 ? '20:00' : '17:30'));
    expect(lines(...week, open(6, '09:00', '12:00'))).toEqual([
      'Mon-Wed, Fri 8 am–5:30 pm',
      'Thu 8 am–8 pm',
      'Sat 9 am–12 pm',
    ]);
  });
  it('keeps split hours, the yard’s own words and days without times as the data has them', () => {
    expect(lines(open(1, '08:00', '12:00'), open(1, '13:00', '17:00'))).toEqual([
      'Mon 8 am–12 pm, 1 pm–5 pm',
    ]);
    expect(lines({ weekday: 2, status: 'Closed', formated_hours: 'By appointment' })).toEqual([
      'Tue By appointment',
    ]);
    expect(lines({ weekday: 3, status: 'Open' })).toEqual(['Wed Open']);
  });
  it('says once that every day is closed, and nothing without hours', () => {
    expect(lines({ weekday: 1, status: 'Closed' })).toEqual(['Closed']);
    expect(lines()).toEqual([]);
  });
});
