import { blankFactory } from '../../src/lib/schema/quick-fill.ts';
import type { FinanceLender } from '../../src/stock/car.ts';
import { lenderSchema } from '../../src/stock/schema/finance-fields.ts';

export const blankLender = blankFactory(lenderSchema) as unknown as () => FinanceLender;

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
