// Works out the price that repayments cover, without interest, fees or a balloon payment (specification §9).
import { formatCount } from '../../lib/money.ts';
import { formatQuery } from '../../search/url-state/format-query.ts';
import { EMPTY_SEARCH } from '../../search/url-state/search-state.ts';
import type { CarType } from '../../stock/car.ts';

/** Payments per year (CAL-10). */
export const BUDGET_PAYMENTS = { monthly: 12, weekly: 52 } as const;
export type BudgetFrequency = keyof typeof BUDGET_PAYMENTS;

export const DEFAULT_FREQUENCY: BudgetFrequency = 'monthly';
/** Years (CAL-13). */
export const BUDGET_YEARS = 5;
/** AUD (CAL-11). */
export const DEFAULT_REPAYMENT: Record<BudgetFrequency, number> = { monthly: 600, weekly: 200 };
/** AUD (CAL-12). */
export const DEFAULT_DEPOSIT = 2000;
/** AUD: highest repayment and deposit; the lowest is 0 (CAL-18). */
export const BUDGET_INPUT_MAX = 1_000_000;
/** AUD: assumed as the highest price in stock if no price is known (CAL-16). */
export const FALLBACK_MAX_PRICE = 100_000;
/** AUD: prices up to this are placeholders, so the finder ignores vehicles with such a price (CAL-15). */
export const BUDGET_PRICE_ABOVE = 1000;
export const BUDGET_FILTER = `price:>${BUDGET_PRICE_ABOVE}`;

/** Shown below the budget (CAL-14). */
export const BUDGET_DISCLAIMER =
  'This is a guide only. It does not take into account interest, fees or balloon payments.';

/** Parses a typed amount in AUD: 0 if it is not a number, at most 1,000,000 (CAL-17, CAL-18). */
export function budgetInput(text: string): number {
  const value = Number.parseFloat(text.replace(/[$,\s]/g, ''));
  return Number.isNaN(value) ? 0 : Math.min(BUDGET_INPUT_MAX, Math.max(0, value));
}

/** Five years of repayments plus the deposit, in whole AUD (CAL-10). */
export function budget(repayment: number, frequency: BudgetFrequency, deposit: number): number {
  return Math.round(repayment * BUDGET_PAYMENTS[frequency] * BUDGET_YEARS + deposit);
}

/** AUD: the budget of the default repayment and deposit. */
export const DEFAULT_BUDGET = budget(
  DEFAULT_REPAYMENT[DEFAULT_FREQUENCY],
  DEFAULT_FREQUENCY,
  DEFAULT_DEPOSIT,
);

/** Number of vehicles within the budget that the finder's page shows: whole rows of two. */
export const MAX_BUDGET_CARDS = 8;

/** The order of these vehicles, in words. */
export const CLOSEST_FIRST = 'The closest to your budget first.';

/** AUD per payment for a budget: the inverse of `budget`; 0 if the deposit is enough. */
export function repaymentForBudget(amount: number, frequency: BudgetFrequency, deposit: number): number {
  return Math.max(0, (amount - deposit) / (BUDGET_PAYMENTS[frequency] * BUDGET_YEARS));
}

/** Query of the search up to a budget: `?range[price]=:45000`, with the condition if there is one (CAL-19). */
export const budgetQuery = (amount: number, condition: CarType | null = null): string =>
  formatQuery({
    ...EMPTY_SEARCH,
    refinements: condition ? { car_type: [condition] } : {},
    ranges: { price: { min: null, max: amount } },
  });

export type BudgetOutcome =
  | { kind: 'found'; found: number; action: string }
  | { kind: 'too_low'; action: string; message: string }
  /** The count failed; the button still opens the search. */
  | { kind: 'unknown'; action: string };

/**
 * Returns the text of the finder's button, with a message if the budget is below the lowest price (ERR-21).
 *
 * @param lowest lowest price in stock in AUD; null if no vehicle has a price
 * @param carType singular of the vehicles searched for: "Used Car"
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
        action: `${formatCount(found)} ${carType}${found === 1 ? '' : 's'} Found`,
      };
}

/** Step of the repayment slider in AUD. */
const SLIDER_STEPS: Record<BudgetFrequency, number> = { monthly: 10, weekly: 5 };

/**
 * Returns the range of the repayment slider in AUD. It ends at the repayment for the highest price, or for 100,000
 * if no price is known (CAL-16). Typed repayments may be higher.
 */
export function repaymentSlider(
  highest: number | null,
  frequency: BudgetFrequency,
  deposit: number,
): { max: number; step: number } {
  const step = SLIDER_STEPS[frequency];
  const highestRepayment = repaymentForBudget(highest ?? FALLBACK_MAX_PRICE, frequency, deposit);
  return { max: Math.max(step, Math.ceil(highestRepayment / step) * step), step };
}

/** Converts a repayment to another frequency, in whole AUD. */
export const repaymentAt = (repayment: number, from: BudgetFrequency, to: BudgetFrequency): number =>
  Math.min(BUDGET_INPUT_MAX, Math.round((repayment * BUDGET_PAYMENTS[from]) / BUDGET_PAYMENTS[to]));
