// The price that a repayment buys, without interest, fees or a balloon (specification §9).
import { formatQuery } from '../../search/url-state/format-query.ts';
import { EVERYTHING } from '../../search/url-state/search-state.ts';
import type { CarType } from '../../stock/car.ts';

/** Payments a year; the finder knows no fortnights (CAL-10). */
export const BUDGET_PAYMENTS = { monthly: 12, weekly: 52 } as const;
export type BudgetFrequency = keyof typeof BUDGET_PAYMENTS;

/** The finder's first choice. */
export const DEFAULT_FREQUENCY: BudgetFrequency = 'monthly';
/** Years (CAL-13). */
export const BUDGET_YEARS = 5;
/** AUD (CAL-11). */
export const DEFAULT_REPAYMENT: Record<BudgetFrequency, number> = { monthly: 600, weekly: 200 };
/** AUD (CAL-12). */
export const DEFAULT_DEPOSIT = 2000;
/** AUD: repayment and deposit stay from 0 to this (CAL-18). */
export const BUDGET_INPUT_MAX = 1_000_000;
/** AUD: highest price where the stock's own is not known (CAL-16). */
export const FALLBACK_MAX_PRICE = 100_000;
/** The budget's search leaves out what has no real price (CAL-15). */
export const BUDGET_FILTER = 'price:>1000';

/** CAL-14. */
export const BUDGET_DISCLAIMER =
  'This is a guide only. It does not take into account interest, fees or balloon payments.';

/** AUD from what was typed: digits alone count; nothing readable is 0; at most 1,000,000 (CAL-17, CAL-18). */
export function budgetInput(text: string): number {
  const value = Number.parseFloat(text.replace(/[$,\s]/g, ''));
  return Number.isNaN(value) ? 0 : Math.min(BUDGET_INPUT_MAX, Math.max(0, value));
}

/** AUD, whole: repayments of five years and the deposit (CAL-10). */
export function budget(repayment: number, frequency: BudgetFrequency, deposit: number): number {
  return Math.round(repayment * BUDGET_PAYMENTS[frequency] * BUDGET_YEARS + deposit);
}

/** AUD of each payment that makes a budget: the inverse of `budget`, 0 where the deposit alone does. */
export function repaymentForBudget(amount: number, frequency: BudgetFrequency, deposit: number): number {
  return Math.max(0, (amount - deposit) / (BUDGET_PAYMENTS[frequency] * BUDGET_YEARS));
}

/** `?range[price]=:45000`, with the condition where one is chosen: the query of a budget's search (CAL-19). */
export const budgetQuery = (amount: number, condition: CarType | null = null): string =>
  formatQuery({
    ...EVERYTHING,
    refinements: condition ? { car_type: [condition] } : {},
    ranges: { price: { min: null, max: amount } },
  });

export type BudgetOutcome =
  | { kind: 'found'; found: number; action: string }
  | { kind: 'too_low'; action: string; message: string }
  /** The search failed: the way to it stays open. */
  | { kind: 'unknown'; action: string };

/**
 * The words on the finder's button: below the lowest price in the current results nothing can be found
 * (ERR-21).
 *
 * @param lowest AUD, null where nothing is in stock
 * @param carType "Used Car": the word for one of what is searched
 */
export function budgetOutcome(
  amount: number,
  lowest: number | null,
  found: number,
  carType: string,
): BudgetOutcome {
  return lowest === null || amount < lowest
    ? { kind: 'too_low', action: `0 ${carType}s Found`, message: `No ${carType}s found for this budget` }
    : {
        kind: 'found',
        found,
        action: `${found.toLocaleString('en-AU')} ${carType}${found === 1 ? '' : 's'} Found`,
      };
}

/** AUD a step of the finder's slider. */
const SLIDER_STEPS: Record<BudgetFrequency, number> = { monthly: 10, weekly: 5 };

/**
 * The slider of repayments in AUD: to what makes the dearest price with the deposit, or 100,000 where no
 * price is known (CAL-16). Typed repayments may be higher.
 */
export function repaymentSlider(
  highest: number | null,
  frequency: BudgetFrequency,
  deposit: number,
): { max: number; step: number } {
  const step = SLIDER_STEPS[frequency];
  const enough = repaymentForBudget(highest ?? FALLBACK_MAX_PRICE, frequency, deposit);
  return { max: Math.max(step, Math.ceil(enough / step) * step), step };
}

/** AUD, whole: the same budget paid at the other frequency. */
export const repaymentAt = (repayment: number, from: BudgetFrequency, to: BudgetFrequency): number =>
  Math.min(BUDGET_INPUT_MAX, Math.round((repayment * BUDGET_PAYMENTS[from]) / BUDGET_PAYMENTS[to]));
