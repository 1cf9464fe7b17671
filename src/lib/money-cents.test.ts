import { expect, it } from 'vitest';
import { formatAudCents } from './money-cents.ts';

it('formats amounts with cents', () => {
  expect([42.5, 1.7, 0, 2210.004].map(formatAudCents)).toEqual(['$42.50', '$1.70', '$0.00', '$2,210.00']);
});
