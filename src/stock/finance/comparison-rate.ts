import { exactRepayment } from './repayment.ts';

/** The loan that comparison rates are worked out for: secured, 30,000 AUD over 5 years (FIN-32). */
export const EXAMPLE_LOAN = { amount: 30_000, years: 5 } as const;

/** National Credit Code s 163, short form: stands beside every comparison rate. */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** Wording that goes with the comparison rate's example (FIN-34). */
export const HALF_OF_APPLICANTS =
  'At least half of consumer applicants will get the advertised rate or lower.';

export interface LoanFees {
  /** AUD, added to what is borrowed. */
  establishment: number;
  /** AUD a month. */
  monthly: number;
}

const MONTHS = EXAMPLE_LOAN.years * 12;
/** % p.a.: no lender's comparison rate comes near. */
const HIGHEST = 200;
/** % p.a. */
const TOLERANCE = 1e-7;

/** AUD that payments of 1 AUD a month are worth at the start, at a yearly rate in %. */
function presentValue(yearlyRate: number): number {
  const rate = yearlyRate / 1200;
  return rate === 0 ? MONTHS : -Math.expm1(-MONTHS * Math.log1p(rate)) / rate;
}

const examplePayment = (interest: number, establishmentFee = 0): number =>
  exactRepayment({
    amount: EXAMPLE_LOAN.amount,
    deposit: 0,
    establishmentFee,
    interest,
    years: EXAMPLE_LOAN.years,
    frequency: 'monthly',
  });

/** AUD a month that a lender's fees come to in the example loan, as its own two rates tell; none below 0. */
export const feesImpliedBy = (stated: { interest: number; comparison: number }): number =>
  Math.max(0, examplePayment(stated.comparison) - examplePayment(stated.interest));

/**
 * % p.a., unrounded: the yearly rate at which the example loan's payments, fees included, are worth what
 * was lent (National Credit Code regulations; monthly payments). Without fees it is the interest itself.
 */
export function comparisonRate(interest: number, fees: LoanFees): number {
  const paid = examplePayment(interest, fees.establishment) + fees.monthly;
  let [low, high] = [0, HIGHEST];
  while (high - low > TOLERANCE) {
    const middle = (low + high) / 2;
    if (paid * presentValue(middle) > EXAMPLE_LOAN.amount) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
