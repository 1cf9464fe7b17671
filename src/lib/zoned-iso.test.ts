import { expect, it } from 'vitest';
import { zonedIso } from './zoned-iso.ts';

it.each([
  ['2026-11-22T10:00:00Z', 'Australia/Brisbane', '2026-11-22T20:00:00+10:00'],
  ['2026-11-22T10:00:00.987Z', 'Australia/Sydney', '2026-11-22T21:00:00+11:00'],
  ['2026-07-01T15:30:05Z', 'Australia/Adelaide', '2026-07-02T01:00:05+09:30'],
  ['2026-11-22T02:00:00Z', 'America/New_York', '2026-11-21T21:00:00-05:00'],
])('writes %s in %s with its offset', (moment, timezone, text) => {
  expect(zonedIso(new Date(moment), timezone)).toBe(text);
});
