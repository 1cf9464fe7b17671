import { expect, it } from 'vitest';
import { formatBytes, formatSeconds } from './format.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [39_400_000, '39 MB'],
  [999_600_000, '1.0 GB'],
])('writes %d bytes as %s', (number, text) => {
  expect(formatBytes(number)).toBe(text);
});

it('writes milliseconds as seconds', () => {
  expect(formatSeconds(1234)).toBe('1.23 s');
});
