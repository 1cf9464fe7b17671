import { expect, it } from 'vitest';
import { openWords } from './open-words.ts';

const words = (state: Parameters<typeof openWords>[0]) => {
  const { strong, rest } = openWords(state);
  return strong + rest;
};

it('says until when it is open, and when it opens next', () => {
  expect(words({ open: true, until: '5:30 pm' })).toBe('Open now until 5:30 pm');
  expect(words({ open: false, next: { day: 'today', time: '8:30 am' } })).toBe('Closed now, opens 8:30 am');
  expect(words({ open: false, next: { day: 'Monday', time: '8:30 am' } })).toBe(
    'Closed now, opens Monday 8:30 am',
  );
  expect(words({ open: false, next: null })).toBe('Closed now');
});
