import { describe, expect, it } from 'vitest';
import { weekdayIn } from './weekday.ts';

describe('weekdayIn', () => {
  it('LOC-19 is the day where the yard stands', () => {
    const sundayNightInLondon = new Date('2026-03-01T22:30:00Z');
    expect(weekdayIn('Europe/London', sundayNightInLondon)).toBe(0);
    expect(weekdayIn('Australia/Brisbane', sundayNightInLondon)).toBe(1);
    expect(weekdayIn('Australia/Perth', new Date('2026-03-06T15:59:00Z'))).toBe(5);
    expect(weekdayIn('Australia/Perth', new Date('2026-03-06T16:00:00Z'))).toBe(6);
  });
});
