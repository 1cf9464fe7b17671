import type { FinanceLender } from '../../src/stock/car.ts';

/** A lender's figures for a vehicle, for tests. */
export function aLender(over: Partial<FinanceLender> = {}): FinanceLender {
  return {
    interestRate: 8.99,
    comparisonRate: 9.87,
    paymentWeek: 163,
    paymentMonth: 705,
    totalPayable: null,
    termYears: 5,
    termMonths: null,
    termWeeks: null,
    terms: {},
    deposit: null,
    balloon: null,
    establishmentFees: null,
    disclaimer: null,
    financeProvider: null,
    ...over,
  };
}
