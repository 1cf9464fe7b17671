import { expect, it } from 'vitest';
import { hoursRows } from '../../frame/locations/hours.ts';
import type { OpeningHour } from '../../tenant/schema/location.ts';
import { LONGEST_TEXT } from './open-text.ts';
import { weekText } from './week-text.ts';

const text = (hours: Record<number, [string, string]>, full = false) =>
  weekText(
    hoursRows(
      Object.entries(hours).map(
        ([weekday, [open, close]]): OpeningHour =>
          ({ weekday: Number(weekday), status: 'Open', open, close }) as OpeningHour,
      ),
      { full, closedText: 'Closed' },
    ),
  );

const NINE: [string, string] = ['09:00', '17:30'];
const SHORT: [string, string] = ['09:00', '15:00'];

it('the week in short names the open days, with their hours if these are the same', () => {
  expect(text({ 2: NINE, 3: NINE, 4: NINE, 5: NINE, 6: NINE })).toBe('Tue-Sat 9:00 am to 5:30 pm');
  expect(text({ 1: NINE, 2: NINE, 3: NINE, 4: NINE, 5: NINE, 6: SHORT }, true)).toBe('Open Mon-Sat');
  expect(text({ 5: NINE, 6: SHORT, 0: SHORT })).toBe('Open Fri-Sun');
  expect(text({ 1: NINE, 2: NINE, 4: SHORT, 0: NINE })).toBe('Open Mon-Tue, Thu, Sun');
  expect(text({ 6: SHORT })).toBe('Sat 9:00 am to 3:00 pm');
});

it('the week in short is no longer than the text that space is reserved for', () => {
  const late: [string, string] = ['10:00', '22:30'];
  const texts = [
    text({ 1: late, 2: late, 3: late }),
    text({ 1: late, 3: late, 5: late, 0: late }),
    text({ 1: NINE, 3: late, 5: NINE, 0: late }),
  ];
  for (const shown of texts) expect(shown.length, shown).toBeLessThanOrEqual(LONGEST_TEXT.length);
});

it('a yard without open days has the text of its closed days', () => {
  const row = { label: 'Mon-Fri', text: 'By appointment only', open: false, weekdays: [1, 2, 3, 4, 5] };
  expect(weekText([row])).toBe('By appointment only');
});
