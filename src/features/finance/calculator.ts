import { formatAud } from '../../lib/money.ts';
import type { Car } from '../../stock/car.ts';
import {
  COMPARISON_WARNING,
  comparisonRate,
  feesImpliedBy,
  type LoanFees,
} from '../../stock/finance/comparison-rate.ts';
import {
  exactRepayment,
  type Frequency,
  PAYMENTS_PER_YEAR,
  principal,
  roundRepayment,
} from '../../stock/finance/repayment.ts';
import { formatRate, type RepaymentView, repaymentView } from '../../stock/finance/repayment-view.ts';
import { HIGHEST_HIDDEN_PRICE } from '../../stock/rules/price.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { FinanceFigure } from './finance-figure.ts';

/** Amount in AUD for a vehicle without a price (FIN-23). */
export const DEFAULT_AMOUNT = 30_000;
/** Limit in AUD for price, deposit and residual (FIN-12, FIN-18, FIN-19). */
export const MAX_AMOUNT = 250_000;
/** AUD: for vehicles above this price, the limit of the amount can depend on the price (FIN-12). */
export const EXPENSIVE_ABOVE = 100_000;
/** Limit of the amount for an expensive vehicle, as a share of its price (FIN-12). */
export const MAX_SHARE_OF_PRICE = 1.05;
/** Step of term (years), rate (% p.a.), deposit and residual (AUD) (FIN-15, FIN-16, FIN-18, FIN-19). */
export const STEP = 0.5;
/** Shortest term in years (FIN-15). */
export const MIN_TERM = 1;
/** AUD: a repayment of this amount or less is not shown (FIN-22). */
export const HIGHEST_HIDDEN_REPAYMENT = 25;

export interface Bounds {
  min: number;
  max: number;
}

/** Initial values and limits of the calculator for one vehicle. */
export interface CalculatorSettings {
  amount: Bounds;
  term: Bounds;
  interest: Bounds;
  /** Bounds of both deposit and residual, in AUD. */
  other: Bounds;
  start: CalculatorInputs;
  /** AUD, added to the loan. */
  establishmentFee: number;
  /** True if the limit of the amount depends on the price of an expensive vehicle (FIN-12). */
  maxByPrice: boolean;
  /** Known fees, for the comparison rate. The repayment does not include the monthly ones. */
  fees: LoanFees;
  frequencies: Frequency[];
  rounding: Config['finance']['rounding'];
  /** The lender's weekly repayment for the vehicle in AUD; null if it is unknown. */
  carWeekly: number | null;
  /** The lender and its own rates in % p.a. Its comparison rate applies only at its interest rate. */
  stated: { lender: string; interest: number; comparison: number };
}

export interface CalculatorInputs {
  /** Purchase price in AUD. */
  amount: number;
  /** Deposit or trade-in in AUD. */
  deposit: number;
  /** AUD that are paid at the end of the term. */
  residual: number;
  years: number;
  /** % p.a. */
  interest: number;
  frequency: Frequency;
}

const clamp = (value: number, { min, max }: Bounds): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));

/** Sums up the fees. The establishment fee counts even if the stated fees do not include it (FIN-31, FIN-35). */
function feesOf(stated: Config['finance']['fees'], establishmentFee: number): LoanFees {
  const sum = (monthly: boolean) =>
    stated.filter((fee) => fee.monthly === monthly).reduce((total, { amount }) => total + amount, 0);
  return { establishment: Math.max(establishmentFee, sum(false)), monthly: sum(true) };
}

const maxAmount = (price: number, byPrice: boolean): number =>
  byPrice && price > EXPENSIVE_ABOVE ? Math.round(price * MAX_SHARE_OF_PRICE) : MAX_AMOUNT;

/** Settings for a vehicle with finance (FIN-11, FIN-12, FIN-15 to FIN-19, FIN-23 to FIN-27). */
export function calculatorSettings(
  car: Pick<Car, 'price'>,
  figure: FinanceFigure,
  config: Config['finance'],
): CalculatorSettings {
  const price = car.price ?? 0;
  const term = { min: MIN_TERM, max: config.max_term_years };
  const frequencies = Object.keys(PAYMENTS_PER_YEAR) as Frequency[];
  const establishmentFee = config.establishment_fee ?? figure.lender.establishmentFees ?? 0;
  const frequency = figure.per === 'week' ? 'weekly' : 'monthly';
  return {
    amount: { min: config.min_amount, max: maxAmount(price, config.max_by_price) },
    term,
    interest: config.interest_range,
    other: { min: 0, max: MAX_AMOUNT },
    start: {
      amount: price > HIGHEST_HIDDEN_PRICE ? price : DEFAULT_AMOUNT,
      deposit: figure.lender.deposit ?? 0,
      residual: 0,
      years: clamp(config.default_term_years, term),
      interest: config.start_rate === 'lender' ? figure.interest : config.default_interest,
      frequency,
    },
    establishmentFee,
    maxByPrice: config.max_by_price,
    fees: feesOf(config.fees, establishmentFee),
    frequencies: config.frequency_selector ? frequencies : [frequency],
    rounding: config.rounding,
    carWeekly: figure.lender.paymentWeek,
    stated: { lender: figure.provider, interest: figure.interest, comparison: figure.comparison },
  };
}

/**
 * Settings for a price that changed after the page was built (VDP-10).
 *
 * @param price AUD
 */
export function settingsAtPrice(settings: CalculatorSettings, price: number): CalculatorSettings {
  return {
    ...settings,
    amount: { ...settings.amount, max: maxAmount(price, settings.maxByPrice) },
    start: { ...settings.start, amount: price },
    // The lender's own repayment was for the old price.
    carWeekly: null,
  };
}

/**
 * Limits changed inputs to their bounds (FIN-14, FIN-20). A changed amount may be outside its bounds, but not negative:
 * `amountProblem` then returns a message. Inputs that are not in `changed` stay as they are, because a configured start
 * rate may be outside the bounds.
 */
export function clampInputs(
  changed: Partial<CalculatorInputs>,
  settings: CalculatorSettings,
): Partial<CalculatorInputs> {
  const { amount, deposit, residual, years, interest } = changed;
  return {
    ...changed,
    // `|| 0` because an empty field is NaN.
    ...(amount !== undefined && { amount: Math.max(0, amount || 0) }),
    ...(deposit !== undefined && { deposit: clamp(deposit, settings.other) }),
    ...(residual !== undefined && { residual: clamp(residual, settings.other) }),
    ...(years !== undefined && { years: clamp(years, settings.term) }),
    ...(interest !== undefined && { interest: clamp(interest, settings.interest) }),
  };
}

/**
 * Message for a purchase price at or outside its bounds, else null (FIN-13). It states $250,000 even if the vehicle's
 * price raises the maximum (FIN-12).
 */
export function amountProblem(amount: number, { min, max }: Bounds): string | null {
  return amount <= min || amount >= max
    ? `Cannot be less than ${formatAud(min)} or more than ${formatAud(MAX_AMOUNT)}`
    : null;
}

/** Message for a residual that is not less than the amount borrowed, so that there is nothing to repay, else null. */
export function residualProblem(inputs: CalculatorInputs, settings: CalculatorSettings): string | null {
  const borrowed = principal({ ...inputs, establishmentFee: settings.establishmentFee });
  return inputs.residual > 0 && inputs.residual >= borrowed
    ? 'The residual must be less than the amount you borrow'
    : null;
}

export type Calculation =
  | { kind: 'repayment'; repayment: RepaymentView /** "$42,380" */; total: string }
  | {
      kind: 'none';
      text: 'Enquire for Finance' | 'No result for these amounts';
      /** Comparison rate for the interest rate in the form. */
      comparison: string;
      warning: string;
    };

const PERIODS: Record<Frequency, RepaymentView['per']> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

/**
 * Comparison rate in % p.a. At the lender's own interest rate it is the lender's own comparison rate. At other rates it
 * is worked out from the known fees, or from the fees that the lender's own rates imply. The higher result is used, so
 * that the comparison rate is never too low.
 */
function comparisonFor(interest: number, { stated, fees }: CalculatorSettings): number {
  if (interest === stated.interest) return stated.comparison;
  const implied = { establishment: 0, monthly: feesImpliedBy(stated) };
  return Math.max(comparisonRate(interest, fees), comparisonRate(interest, implied));
}

/**
 * Works out the repayment (FIN-29, FIN-30). A repayment of 25 AUD or less becomes "Enquire for Finance" (FIN-22), and
 * there is no result for amounts for which the form shows a message (FIN-13).
 */
export function calculate(inputs: CalculatorInputs, settings: CalculatorSettings): Calculation {
  const { years, interest, frequency, residual } = inputs;
  const { establishmentFee, carWeekly, rounding } = settings;
  const comparison = comparisonFor(interest, settings);
  const noRepayment = (text: 'Enquire for Finance' | 'No result for these amounts'): Calculation => ({
    kind: 'none',
    text,
    comparison: formatRate(comparison),
    warning: COMPARISON_WARNING,
  });
  if (amountProblem(inputs.amount, settings.amount) ?? residualProblem(inputs, settings))
    return noRepayment('No result for these amounts');
  const exact = exactRepayment({ ...inputs, establishmentFee });
  const weekly = frequency === 'weekly' ? carWeekly : null;
  const repayment = roundRepayment(exact, rounding === 'up' ? { kind: 'up' } : { kind: rounding, weekly });
  if (repayment <= HIGHEST_HIDDEN_REPAYMENT) return noRepayment('Enquire for Finance');
  return {
    kind: 'repayment',
    repayment: repaymentView(repayment, PERIODS[frequency], { interest, comparison }),
    total: formatAud(repayment * years * PAYMENTS_PER_YEAR[frequency] + residual),
  };
}
