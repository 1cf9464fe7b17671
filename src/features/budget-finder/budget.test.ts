import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUDGET_DISCLAIMER,
  BUDGET_FILTER,
  BUDGET_YEARS,
  budget,
  budgetInput,
  budgetOutcome,
  budgetQuery,
  DEFAULT_DEPOSIT,
  DEFAULT_REPAYMENT,
  FALLBACK_MAX_PRICE,
  repaymentAt,
  repaymentForBudget,
  repaymentSlider,
} from './budget.ts';

const frequencies = fc.constantFrom('monthly', 'weekly');

describe('budget', () => {
  it('CAL-10 CAL-11 CAL-12 CAL-13 is 5 years of repayments plus the deposit, by default 600 a month or 200 a week plus 2,000', () => {
    expect([DEFAULT_REPAYMENT, DEFAULT_DEPOSIT, BUDGET_YEARS]).toEqual([
      { monthly: 600, weekly: 200 },
      2000,
      5,
    ]);
    expect(budget(600, 'monthly', 2000)).toBe(38_000);
    expect(budget(200, 'weekly', 2000)).toBe(54_000);
    expect(budget(100.01, 'weekly', 0.4)).toBe(26_003);
    expect(budget(100.01, 'weekly', 0)).toBe(26_003);
    expect(budget(100.001, 'weekly', 0)).toBe(26_000);
  });

  it('CAL-10 repaymentForBudget is the inverse of budget, and a higher repayment gives a higher budget', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        frequencies,
        fc.integer({ min: 0, max: 1_000_000 }),
        (repayment, frequency, deposit) => {
          const amount = budget(repayment, frequency, deposit);
          expect(repaymentForBudget(amount, frequency, deposit)).toBeCloseTo(repayment, 6);
          expect(budget(repayment + 1, frequency, deposit)).toBeGreaterThan(amount);
          expect(budget(repayment, frequency, deposit + 1)).toBeGreaterThan(amount);
        },
      ),
    );
    expect(repaymentForBudget(1000, 'weekly', 2000)).toBe(0);
  });

  it.each([
    ['abc', 0],
    ['', 0],
    ['$1,250', 1250],
    ['-5', 0],
    ['99.5', 99.5],
    ['1000001', 1_000_000],
    ['1e99', 1_000_000],
  ])('CAL-17 CAL-18 parses the typed amount “%s” as %s', (text, amount) => {
    expect(budgetInput(text)).toBe(amount);
  });

  it('CAL-17 CAL-18 parses any text as a number from 0 to 1,000,000', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = budgetInput(text);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(1_000_000);
      }),
    );
  });

  it('CAL-14 CAL-16 has a disclaimer about interest, fees and balloon payments, and 100,000 as the highest price if none is known', () => {
    expect(BUDGET_DISCLAIMER).toMatch(/interest, fees or balloon payments/);
    expect(FALLBACK_MAX_PRICE).toBe(100_000);
  });

  it('CAL-15 CAL-19 searches prices above 1,000 and up to the budget', () => {
    expect(BUDGET_FILTER).toBe('price:>1000');
    expect(budgetQuery(38_000)).toBe('?range[price]=:38000');
    expect(budgetQuery(38_000, 'used')).toBe('?refinementList[car_type][0]=used&range[price]=:38000');
  });

  it('CAL-16 ends the slider at the repayment for the highest price, or for 100,000 if none is known', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1001, max: 900_000 })),
        frequencies,
        fc.integer({ min: 0, max: 1_000_000 }),
        (highest, frequency, deposit) => {
          const { max, step } = repaymentSlider(highest, frequency, deposit);
          expect(budget(max, frequency, deposit)).toBeGreaterThanOrEqual(highest ?? FALLBACK_MAX_PRICE);
          expect(max % step).toBe(0);
          if (max > step)
            expect(budget(max - step, frequency, deposit)).toBeLessThan(highest ?? FALLBACK_MAX_PRICE);
        },
      ),
    );
    expect(repaymentSlider(null, 'monthly', 2000)).toEqual({ max: 1640, step: 10 });
  });

  it('repaymentAt gives about the same budget at the other frequency', () => {
    expect(repaymentAt(650, 'monthly', 'weekly')).toBe(150);
    expect(repaymentAt(150, 'weekly', 'monthly')).toBe(650);
    expect(repaymentAt(1_000_000, 'weekly', 'monthly')).toBe(1_000_000);
  });

  it('ERR-21 says that nothing was found if the budget is below the lowest price, but not if it equals that price', () => {
    expect(budgetOutcome(9999, 10_000, 12, 'Used Car')).toEqual({
      kind: 'too_low',
      action: '0 Used Cars Found',
      message: 'No Used Cars found for this budget',
    });
    expect(budgetOutcome(5000, null, 0, 'Car').kind).toBe('too_low');
    expect(budgetOutcome(10_000, 10_000, 1, 'Used Car')).toEqual({
      kind: 'found',
      found: 1,
      action: '1 Used Car Found',
    });
  });
});
