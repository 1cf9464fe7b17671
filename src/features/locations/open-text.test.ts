import { expect, it } from 'vitest';
import { LONGEST_TEXT, openText } from './open-text.ts';

const words = (state: Parameters<typeof openText>[0]) => {
  const { strong, rest } = openText(state);
  return strong + rest;
};

it('the open/closed text has the closing time or the next opening time, if there is one', () => {
  expect(words({ open: true, until: '5:30 pm' })).toBe('Open now until 5:30 pm');
  expect(words({ open: false, next: { day: 'today', time: '8:30 am' } })).toBe('Closed, opens 8:30 am');
  expect(words({ open: false, next: { day: 'Monday', time: '8:30 am' } })).toBe('Closed, opens Mon 8:30 am');
  expect(words({ open: false, next: null })).toBe('Closed now');
});

it('the open/closed text is never longer than the text that space is reserved for', () => {
  const days = ['today', 'tomorrow', 'Wednesday', 'Saturday', 'next Friday', 'next Wednesday'];
  for (const day of days)
    expect(words({ open: false, next: { day, time: '10:30 am' } }).length).toBeLessThanOrEqual(
      LONGEST_TEXT.length,
    );
  expect(words({ open: true, until: '10:30 pm' }).length).toBeLessThan(LONGEST_TEXT.length);
});
