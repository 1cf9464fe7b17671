import { ownProperty } from '../../lib/own-property.ts';
import type { Car, FinanceLender } from '../../stock/car.ts';
import { isPurchasable, type SaleState } from '../../stock/rules/availability.ts';
import type { Config } from '../../tenant/schema/config.ts';

/** Lender group 1 finances only vehicles that are less than this many years old (FIN-05). */
export const GROUP_1_YEARS = 12;
/** AUD: lender groups 1 to 5 finance only higher prices (FIN-05 to FIN-07). */
export const HIGHEST_PRICE_WITHOUT_FINANCE = 500;

type FinanceCar = SaleState & Pick<Car, 'reserved' | 'price' | 'year' | 'finance_lenders'>;
export type FinanceConfig = Pick<Config['finance'], 'provider' | 'group' | 'suppressed'>;

/** A lender's repayment for a vehicle. */
export interface FinanceFigure {
  /** AUD per payment. */
  amount: number;
  per: 'week' | 'month';
  /** % p.a. The interest rate is never shown without the comparison rate. */
  interest: number;
  /** % p.a. */
  comparison: number;
  /** The lender's name. */
  provider: string;
  lender: FinanceLender;
}

/** Applies the rule of the lender's group (FIN-05 to FIN-08). */
function groupAllows(car: FinanceCar, lender: FinanceLender, group: number, year: number): boolean {
  if (!isPurchasable(car)) return false;
  if (group >= 6) return true;
  if ((car.price ?? 0) <= HIGHEST_PRICE_WITHOUT_FINANCE) return false;
  if (group === 1) return car.year > year - GROUP_1_YEARS;
  return ((group === 5 ? lender.paymentMonth : lender.paymentWeek) ?? 0) > 0;
}

/**
 * The lender's weekly repayment, else its monthly one; group 5 prefers the monthly one. Null if neither is above 0
 * (FIN-04).
 */
function figureOf(lender: FinanceLender, group: number): { amount: number; per: 'week' | 'month' } | null {
  const week = lender.paymentWeek ?? 0;
  const month = lender.paymentMonth ?? 0;
  if (month > 0 && (group === 5 || week <= 0)) return { amount: month, per: 'month' };
  return week > 0 ? { amount: week, per: 'week' } : null;
}

/**
 * The repayment of the site's lender for a vehicle. null if there is no lender, finance is suppressed, a rate is
 * missing, the rule of the lender's group excludes the vehicle, or no figure is above 0 (FIN-01 to FIN-10).
 *
 * @param year the current year in the dealer's time zone
 */
export function financeFigure(car: FinanceCar, config: FinanceConfig, year: number): FinanceFigure | null {
  const { provider, group, suppressed } = config;
  if (suppressed || provider === null) return null;
  const lender = ownProperty(car.finance_lenders, provider);
  if (!lender || lender.interestRate === null || lender.comparisonRate === null) return null;
  if (!groupAllows(car, lender, group, year)) return null;
  const figure = figureOf(lender, group);
  const rates = { interest: lender.interestRate, comparison: lender.comparisonRate };
  return figure && { ...figure, ...rates, provider, lender };
}
