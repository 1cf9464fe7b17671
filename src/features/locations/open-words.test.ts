import { expect, it } from 'vitest';
import { LONGEST, openWords } from './open-words.ts';

const words = (state: Parameters<typeof openWords>[0]) => {
  const { strong, rest } = openWords(state);
  return strong + rest;
};

it('says until when it is open, and when it opens next', () => {
  expect(words({ open: true, until: '5:30 pm' })).toBe('Open now until 5:30 pm');
  expect(words({ open: false, next: { day: 'today', time: '8:30 am' } })).toBe('Closed, opens 8:30 am');
  expect(words({ open: false, next: { day: 'Monday', time: '8:30 am' } })).toBe('Closed, opens Mon 8:30 am');
  expect(words({ open: false, next: null })).toBe('Closed now');
});

it('says nothing longer than what room is kept for', () => {
  const days = ['today', 'tomorrow', 'Wednesday', 'Saturday', 'next Friday', 'next Wednesday'];
  for (const day of days)
    expect(words({ open: false, next: { day, time: '10:30 am' } }).length).toBeLessThanOrEqual(
      LONGEST.length,
    );
  expect(words({ open: true, until: '10:30 pm' }).length).toBeLessThan(LONGEST.length);
});
