import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactRepayment,
  type Frequency,
  type Loan,
  PAYMENTS_PER_YEAR,
  principal,
  roundRepayment,
} from './repayment.ts';

const loan = (over: Partial<Loan> = {}): Loan => ({
  amount: 30_000,
  deposit: 0,
  establishmentFee: 0,
  residual: 0,
  interest: 12.94,
  years: 5,
  frequency: 'weekly',
  ...over,
});

const loans = fc.record({
  amount: fc.integer({ min: 1000, max: 250_000 }),
  deposit: fc.integer({ min: 0, max: 900 }),
  establishmentFee: fc.integer({ min: 0, max: 1400 }),
  residual: fc.constant(0),
  interest: fc.double({ min: 0, max: 25, noNaN: true }),
  years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
});

/** The balance after the last payment, computed period by period. */
function owedAtTheEnd(one: Loan, payment: number): number {
  const perYear = PAYMENTS_PER_YEAR[one.frequency];
  let owed = principal(one);
  for (let i = 0; i < one.years * perYear; i++) owed = owed * (1 + one.interest / 100 / perYear) - payment;
  return owed;
}

describe('repayment', () => {
  it('FIN-28 is due 52 times a year weekly, 26 times fortnightly and 12 times monthly', () => {
    const withoutInterest = (frequency: Frequency) =>
      exactRepayment(loan({ amount: 31_200, interest: 0, years: 1, frequency }));
    expect(withoutInterest('weekly')).toBe(600);
    expect(withoutInterest('fortnightly')).toBe(1200);
    expect(withoutInterest('monthly')).toBe(2600);
  });

  // Payments by the annuity formula, computed to the cent with 50 digits.
  it.each([
    { amount: 20_000, interest: 8, years: 5, frequency: 'monthly', payment: 405.53 },
    { amount: 30_000, interest: 12.94, years: 5, frequency: 'monthly', payment: 681.67 },
    { amount: 30_000, interest: 12.94, years: 5, frequency: 'weekly', payment: 156.85 },
    { amount: 30_000, interest: 12.94, years: 5, frequency: 'fortnightly', payment: 313.97 },
    { amount: 45_000, interest: 6.5, years: 7, frequency: 'monthly', payment: 668.22 },
    { amount: 10_000, interest: 15, years: 1, frequency: 'weekly', payment: 207.37 },
  ] as const)(
    'FIN-29 $amount AUD at $interest % p.a. over $years years costs $payment AUD $frequency',
    ({ payment, ...terms }) => {
      expect(exactRepayment(loan(terms))).toBeCloseTo(payment, 2);
    },
  );

  it('FIN-29 the deposit is subtracted from the loan and the establishment fee added', () => {
    const whole = exactRepayment(loan({ amount: 26_360 }));
    expect(exactRepayment(loan({ deposit: 5000, establishmentFee: 1360 }))).toBeCloseTo(whole, 9);
    expect(exactRepayment(loan({ deposit: 40_000 }))).toBe(0);
  });

  it('FIN-29 the payments pay off the loan exactly', () => {
    fc.assert(
      fc.property(loans, (one) => {
        expect(Math.abs(owedAtTheEnd(one, exactRepayment(one)))).toBeLessThan(0.01);
      }),
    );
  });

  it('FIN-29 the payment rises with the rate, and falls with the term and the deposit', () => {
    fc.assert(
      fc.property(loans, (one) => {
        const payment = exactRepayment(one);
        expect(exactRepayment({ ...one, interest: one.interest + 1 })).toBeGreaterThan(payment);
        expect(exactRepayment({ ...one, years: one.years + 0.5 })).toBeLessThan(payment);
        expect(exactRepayment({ ...one, deposit: one.deposit + 50 })).toBeLessThan(payment);
      }),
    );
  });
});

describe('a residual', () => {
  // Payments of an annuity with a balloon, computed with 50 digits.
  it.each([
    { amount: 30_000, residual: 9000, interest: 12.94, years: 5, frequency: 'monthly', payment: 574.22 },
    { amount: 30_000, residual: 9000, interest: 12.94, years: 5, frequency: 'weekly', payment: 132.19 },
    { amount: 30_000, residual: 30_000, interest: 12, years: 3, frequency: 'monthly', payment: 300 },
    { amount: 30_000, residual: 3000, interest: 0, years: 1, frequency: 'monthly', payment: 2250 },
  ] as const)(
    'FIN-29 of $residual AUD on a loan of $amount AUD at $interest % p.a. over $years years makes the payment $payment AUD $frequency',
    ({ payment, ...terms }) => {
      expect(exactRepayment(loan(terms))).toBeCloseTo(payment, 2);
    },
  );

  it('FIN-27 FIN-29 is the amount still owed after the last payment, and lowers the payments', () => {
    fc.assert(
      fc.property(loans, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (plain, share) => {
        const residual = principal(plain) * share;
        const payment = exactRepayment({ ...plain, residual });
        expect(Math.abs(owedAtTheEnd(plain, payment) - residual)).toBeLessThan(0.01);
        expect(payment).toBeLessThan(exactRepayment(plain));
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    [156.001, 157],
    [156, 156],
    [156.000_000_000_1, 156],
    [0, 0],
  ])(
    'FIN-30 a payment of %s AUD becomes %s AUD: cents are rounded up, floating-point errors are dropped',
    (exact, whole) => {
      expect(roundRepayment(exact, { kind: 'up' })).toBe(whole);
    },
  );

  it('FIN-30 car_weekly rounds down if the result is the lender’s weekly figure for the vehicle, otherwise up', () => {
    const to = (weekly: number | null) => roundRepayment(156.4, { kind: 'car_weekly', weekly });
    expect(to(156)).toBe(156);
    expect(to(157)).toBe(157);
    expect(to(150)).toBe(157);
    expect(to(null)).toBe(157);
  });
});
