import type { Car, FinanceLender } from '../../src/stock/car.ts';
import { aLender } from '../support/a-lender.ts';

/** The lender of the fixture sites that show finance. */
export const LENDER = 'Wattle Finance';

const LONG =
  'Rates hold for a secured loan to a person who buys for private use. '.repeat(4) +
  'The lender decides who may borrow.';

/** A finance offer with a collapsed disclaimer; no deposit and no fee unless `over` sets them. */
export function lent(over: Partial<FinanceLender> = {}): Pick<Car, 'finance_lenders'> {
  const own = {
    paymentWeek: 144,
    paymentMonth: 623,
    termYears: 5,
    disclaimer: LONG,
    financeProvider: LENDER,
  };
  return { finance_lenders: { [LENDER]: aLender({ ...own, ...over }) } };
}
