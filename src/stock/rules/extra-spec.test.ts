import { expect, it } from 'vitest';
import { amountIn } from './extra-spec.ts';

it('reads an amount in its unit, and no other text', () => {
  expect(amountIn('mm', '4,950 mm')).toBe(4950);
  expect(amountIn('kg', '215kg')).toBe(215);
  expect(['4.95 m', '4,950', 'about 4,950 mm', null].map((text) => amountIn('mm', text))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
