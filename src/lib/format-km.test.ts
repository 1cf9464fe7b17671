import { expect, it } from 'vitest';
import { formatKms } from './format-km.ts';

it('LIM-04 distances are rounded to whole numbers and end with "kms", even 1', () => {
  expect(formatKms(24_180)).toBe('24,180 kms');
  expect(formatKms(1)).toBe('1 kms');
  expect(formatKms(12.4)).toBe('12 kms');
});
