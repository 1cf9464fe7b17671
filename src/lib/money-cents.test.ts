import { expect, it } from 'vitest';
import { formatAudCents, formatExactAud } from './money-cents.ts';

it('formats amounts with cents', () => {
  expect([42.5, 1.7, 0, 2210.004].map(formatAudCents)).toEqual(['$42.50', '$1.70', '$0.00', '$2,210.00']);
});

it('formats cents only if there are any', () => {
  expect([395, 912.25, 1360.5, 0].map(formatExactAud)).toEqual(['$395', '$912.25', '$1,360.50', '$0']);
});
