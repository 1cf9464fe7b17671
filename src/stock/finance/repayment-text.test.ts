import { expect, it } from 'vitest';
import { repaymentText, yearsText } from './repayment-text.ts';
import { repaymentView } from './repayment-view.ts';

const rates = { interest: 8.99, comparison: 9.87 };

it('VDP-29 a weekly repayment reads “Only $X /wk*”, or “$N per week” if the site is configured so', () => {
  const weekly = repaymentView(1163, 'week', rates);
  expect(repaymentText(weekly, 'only')).toBe('Only $1,163 /wk*');
  expect(repaymentText(weekly, 'per_week')).toBe('$1,163 per week');
  expect(repaymentText(weekly, 'plain')).toBe('$1,163 per week');
});

it('a monthly or fortnightly repayment names its period', () => {
  expect(repaymentText(repaymentView(705, 'month', rates), 'only')).toBe('Only $705 /mth*');
  expect(repaymentText(repaymentView(326, 'fortnight', rates), 'plain')).toBe('$326 per fortnight');
});

it('FIN-36 the text of a loan term is in years, with one decimal for half years', () => {
  expect([1, 5, 2.5].map(yearsText)).toEqual(['1 year', '5 years', '2.5 years']);
});
