import { formatAud } from '../../lib/money.ts';
import { yearsText } from '../../stock/finance/repayment-text.ts';
import { formatRate } from '../../stock/finance/repayment-view.ts';
import type { Calculation, CalculatorInputs } from './calculator.ts';

/** The shopper's message to the dealer about the loan in the calculator (VDP-10). A residual of 0 is left out. */
export function quoteMessage(
  { amount, deposit, residual, years, interest }: CalculatorInputs,
  result: Calculation,
): string {
  const parts = [
    `a purchase price of ${formatAud(amount)}`,
    `a deposit or trade-in of ${formatAud(deposit)}`,
    ...(residual > 0 ? [`a residual of ${formatAud(residual)}`] : []),
    `a term of ${yearsText(years)} at ${formatRate(interest)}`,
  ];
  // The sentence needs no full stop of its own, because the rate ends with "p.a.".
  const loan = `I would like a finance quote for ${parts.join(', ')}`;
  if (result.kind === 'none') return loan;
  const { amount: repayment, per } = result.repayment;
  return `${loan} The calculator gave ${repayment} per ${per}.`;
}
