import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPARISON_WARNING,
  comparisonRate,
  EXAMPLE_LOAN,
  feesImpliedBy,
  HALF_OF_APPLICANTS,
} from './comparison-rate.ts';
import { repaymentView } from './repayment-view.ts';

describe('comparison rate', () => {
  // Computed with 40 digits: the rate at which 60 payments have a present value of 30,000.
  it.each([
    { interest: 7.99, establishment: 395, monthly: 8, rate: 9.096 },
    { interest: 12.94, establishment: 1300, monthly: 0, rate: 14.842 },
    { interest: 8.38, establishment: 0, monthly: 6, rate: 8.794 },
  ])(
    'FIN-32 is $rate % for 30,000 AUD over 5 years at $interest % interest, with fees of $establishment AUD once and $monthly AUD a month',
    ({ interest, rate, ...fees }) => {
      expect(EXAMPLE_LOAN).toEqual({ amount: 30_000, years: 5 });
      expect(comparisonRate(interest, fees)).toBeCloseTo(rate, 3);
    },
  );

  it('FIN-32 equals the interest rate without fees, and is higher with fees', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 25, noNaN: true }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 20 }),
        (interest, establishment, monthly) => {
          const plain = comparisonRate(interest, { establishment: 0, monthly: 0 });
          expect(plain).toBeCloseTo(interest, 5);
          expect(comparisonRate(interest, { establishment, monthly: 0 })).toBeGreaterThan(plain);
          expect(comparisonRate(interest, { establishment: 0, monthly })).toBeGreaterThan(plain);
        },
      ),
    );
  });

  it('equals the lender’s own comparison rate if computed with the monthly fees that its two rates imply', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 25, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (interest, more) => {
          const comparison = interest + more;
          const monthly = feesImpliedBy({ interest, comparison });
          expect(comparisonRate(interest, { establishment: 0, monthly })).toBeCloseTo(comparison, 5);
        },
      ),
    );
    expect(feesImpliedBy({ interest: 8.99, comparison: 9.87 })).toBeCloseTo(12.889, 3);
    expect(feesImpliedBy({ interest: 9, comparison: 8 })).toBe(0);
  });

  it('FIN-34 the statement on how many applicants get the rate has the required words', () => {
    expect(HALF_OF_APPLICANTS).toBe(
      'At least half of consumer applicants will get the advertised rate or lower.',
    );
  });
});

describe('a repayment to show', () => {
  it('always has its comparison rate and warning', () => {
    const view = repaymentView(163, 'week', { interest: 8.99, comparison: 9.874 });
    expect(view).toEqual({
      amount: '$163',
      per: 'week',
      interest: '8.99% p.a.',
      comparison: '9.87% p.a.',
      warning: COMPARISON_WARNING,
    });
  });

  it('is rounded up to whole dollars', () => {
    expect(repaymentView(163.2, 'week', { interest: 9, comparison: 9.5 }).amount).toBe('$164');
  });

  it('is refused if its comparison rate is not a number', () => {
    expect(() => repaymentView(163, 'week', { interest: 9, comparison: Number.NaN })).toThrow(RangeError);
  });
});
