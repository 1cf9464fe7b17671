/** Payments per year (FIN-28). */
export const PAYMENTS_PER_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
export type Frequency = keyof typeof PAYMENTS_PER_YEAR;

export interface Loan {
  /** AUD, the purchase price. */
  amount: number;
  /** AUD paid at the start, trade-in included. */
  deposit: number;
  /** AUD, added to the amount borrowed. */
  establishmentFee: number;
  /** AUD owed in one sum after the last payment (a balloon). */
  residual: number;
  /** % p.a. */
  interest: number;
  years: number;
  frequency: Frequency;
}

/** Amount borrowed in AUD: price less deposit plus establishment fee, at least 0 (FIN-29). */
export function principal({
  amount,
  deposit,
  establishmentFee,
}: Pick<Loan, 'amount' | 'deposit' | 'establishmentFee'>): number {
  return Math.max(0, amount - deposit + establishmentFee);
}

/**
 * Payment of an amortised loan in AUD, unrounded and at least 0: (P − F·(1 + r)⁻ⁿ)·r / (1 − (1 + r)⁻ⁿ), where P is
 * the amount borrowed, F the residual, r the rate per period and n the number of payments; (P − F) / n without
 * interest. Without a residual this is FIN-29's formula.
 */
export function exactRepayment(loan: Loan): number {
  const perYear = PAYMENTS_PER_YEAR[loan.frequency];
  const payments = loan.years * perYear;
  const rate = loan.interest / 100 / perYear;
  const borrowed = principal(loan);
  if (rate === 0) return Math.max(0, (borrowed - loan.residual) / payments);
  // 1 − (1 + r)⁻ⁿ, precise for small rates.
  const paidOff = -Math.expm1(-payments * Math.log1p(rate));
  return Math.max(0, ((borrowed - loan.residual * (1 - paidOff)) * rate) / paidOff);
}

/** Rounding to whole dollars: up, or down if that gives the vehicle's own weekly figure. */
export type Rounding = { kind: 'up' } | { kind: 'car_weekly'; weekly: number | null };

// Floating-point errors below a millionth of a dollar must not round up to the next dollar.
const PRECISION = 1e6;

/** Rounds up to whole AUD, or down if that gives exactly the vehicle's weekly figure (FIN-30). */
export function roundRepayment(exact: number, rounding: Rounding): number {
  const clean = Math.round(exact * PRECISION) / PRECISION;
  const down = Math.floor(clean);
  return rounding.kind === 'car_weekly' && rounding.weekly === down ? down : Math.ceil(clean);
}
