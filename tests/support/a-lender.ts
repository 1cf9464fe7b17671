import type { FinanceLender } from '../../src/stock/car.ts';
import { blankLender } from '../../src/stock/car-defaults.ts';

/** A lender's offer for a vehicle. */
export function aLender(over: Partial<FinanceLender> = {}): FinanceLender {
  return {
    ...blankLender(),
    interestRate: 8.99,
    comparisonRate: 9.87,
    paymentWeek: 163,
    paymentMonth: 705,
    termYears: 5,
    ...over,
  };
}
