import { expect, it } from 'vitest';
import { formatKg, formatTonnes } from './format-mass.ts';

it('writes masses in kilograms and in tonnes', () => {
  expect(formatKg(8700)).toBe('8,700 kg');
  expect([8_700, 4_495, 26_000].map(formatTonnes)).toEqual(['8.7 t', '4.5 t', '26 t']);
});
