import type { Car, FinanceLender } from '../../src/stock/car.ts';

/** The lender of both fixture sites. */
export const LENDER = 'Wattle Finance';

const LONG =
  'Rates hold for a secured loan to a person who buys for private use. '.repeat(4) +
  'The lender decides who may borrow.';

/** What the lender says of a vehicle; folded disclaimer, no deposit, no fee unless told otherwise. */
export function lent(over: Partial<FinanceLender> = {}): Pick<Car, 'finance_lenders'> {
  const lender: FinanceLender = {
    interestRate: 8.99,
    comparisonRate: 9.87,
    paymentWeek: 144,
    paymentMonth: 623,
    totalPayable: null,
    termYears: 5,
    termMonths: null,
    termWeeks: null,
    terms: {},
    deposit: null,
    balloon: null,
    establishmentFees: null,
    disclaimer: LONG,
    financeProvider: LENDER,
    ...over,
  };
  return { finance_lenders: { [LENDER]: lender } };
}
