import { formatAud } from '../../lib/money.ts';
import { COMPARISON_WARNING } from './comparison-rate.ts';

// Exists only in types, so that no other code can create a `RepaymentView`.
declare const createdByRepaymentView: unique symbol;

/**
 * A repayment with its comparison rate and warning, without which it must not be shown (National Credit Code
 * ss 160 to 164). Only `repaymentView` can create one, so components always have all three.
 */
export interface RepaymentView {
  readonly [createdByRepaymentView]: true;
  /** "$163" */
  amount: string;
  /** "week" */
  per: 'week' | 'fortnight' | 'month';
  /** "8.99% p.a." */
  interest: string;
  /** "9.87% p.a." */
  comparison: string;
  warning: string;
}

/** "8.99% p.a.": two decimals at most, one at least. */
export function formatRate(rate: number): string {
  const text = rate.toLocaleString('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return `${text}% p.a.`;
}

/**
 * Builds the view of a repayment.
 *
 * @param amount AUD per period
 * @param rates % p.a.
 * @throws RangeError for a rate that is not a finite number
 */
export function repaymentView(
  amount: number,
  per: RepaymentView['per'],
  rates: { interest: number; comparison: number },
): RepaymentView {
  if (!Number.isFinite(rates.interest) || !Number.isFinite(rates.comparison))
    throw new RangeError('A repayment needs an interest rate and a comparison rate.');
  const view = {
    // Cents are rounded up, so that the stated repayment is never too low.
    amount: formatAud(Math.ceil(amount)),
    per,
    interest: formatRate(rates.interest),
    comparison: formatRate(rates.comparison),
    warning: COMPARISON_WARNING,
  };
  return view as RepaymentView;
}
