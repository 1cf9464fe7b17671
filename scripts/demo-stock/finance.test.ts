import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lenderEntry, repayment } from './finance.ts';

it('rounds the repayment of $30,000 at 7.49 % over five years up to $601 a month', () => {
  expect(repayment(30_000, 7.49, 5, 12)).toBe(601);
});

describe('a lender’s entry', () => {
  it('never shows a comparison rate below its interest rate, nor a total below the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 250_000 }),
        fc.integer({ min: 0, max: 15 }),
        (price, years) => {
          const entry = lenderEntry('Coastline Finance', price, years);
          expect(entry.comparisonRate ?? 0).toBeGreaterThan(entry.interestRate ?? 100);
          expect(entry.totalPayable ?? 0).toBeGreaterThan(price);
          expect(entry.totalPayable).toBe((entry.paymentWeek ?? 0) * 260);
          expect(entry.terms.term5).toBe(entry.paymentWeek);
          expect(entry.terms.term7 ?? 0).toBeLessThan(entry.terms.term3 ?? 0);
        },
      ),
    );
  });
});
