import { exactRepayment } from './repayment.ts';

/** The example loan that comparison rates refer to: secured, 30,000 AUD over 5 years (FIN-32). */
export const EXAMPLE_LOAN = { amount: 30_000, years: 5 } as const;

/** Required beside every comparison rate (National Credit Code s 163, short form). */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** Statement shown with the comparison rate's example (FIN-34). */
export const HALF_OF_APPLICANTS =
  'At least half of consumer applicants will get the advertised rate or lower.';

export interface LoanFees {
  /** AUD, added to the amount borrowed. */
  establishment: number;
  /** AUD per month. */
  monthly: number;
}

const MONTHS = EXAMPLE_LOAN.years * 12;
/** Upper limit of the search in % p.a., well above every real comparison rate. */
const MAX_RATE = 200;
/** Precision of the search in % p.a. */
const TOLERANCE = 1e-7;

/** Present value in AUD of payments of 1 AUD per month, at a yearly rate in %. */
function presentValue(yearlyRate: number): number {
  const rate = yearlyRate / 1200;
  return rate === 0 ? MONTHS : -Math.expm1(-MONTHS * Math.log1p(rate)) / rate;
}

const examplePayment = (interest: number, establishmentFee = 0): number =>
  exactRepayment({
    amount: EXAMPLE_LOAN.amount,
    deposit: 0,
    establishmentFee,
    residual: 0,
    interest,
    years: EXAMPLE_LOAN.years,
    frequency: 'monthly',
  });

/**
 * A lender's fees in AUD per month for the example loan, worked out from its two stated rates; at least 0.
 */
export const feesImpliedBy = (stated: { interest: number; comparison: number }): number =>
  Math.max(0, examplePayment(stated.comparison) - examplePayment(stated.interest));

/**
 * Comparison rate in % p.a., unrounded: the yearly rate at which the example loan's monthly payments, fees
 * included, have the present value of the amount lent (National Credit Code regulations). Without fees it
 * equals the interest rate.
 */
export function comparisonRate(interest: number, fees: LoanFees): number {
  const paid = examplePayment(interest, fees.establishment) + fees.monthly;
  // Bisection: the present value falls as the rate rises.
  let [low, high] = [0, MAX_RATE];
  while (high - low > TOLERANCE) {
    const middle = (low + high) / 2;
    if (paid * presentValue(middle) > EXAMPLE_LOAN.amount) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
