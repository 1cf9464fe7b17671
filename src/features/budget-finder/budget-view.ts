import type { SiteContext } from '../../frame/site-context.ts';
import type { Car, CarType } from '../../stock/car.ts';
import { CONDITION_ORDER, conditionLabel } from '../../stock/rules/labels.ts';
import {
  BUDGET_PRICE_ABOVE,
  type BudgetOutcome,
  budget,
  budgetOutcome,
  DEFAULT_DEPOSIT,
  DEFAULT_REPAYMENT,
} from './budget.ts';

/** Data of the budget finder in the page's HTML (CAL-08 to CAL-19). */
export interface BudgetView {
  /** "Find cars for your budget" */
  title: string;
  /** Address of the search of all stock. */
  action: string;
  /** Singular of the vehicles on sale: "Car". */
  carType: string;
  /** Conditions of the vehicles in stock. */
  conditions: { label: string; value: CarType }[];
  /** Lowest and highest price in stock in AUD; null if no vehicle has a price. */
  prices: { lowest: number; highest: number } | null;
  /** Result for the default budget. */
  start: BudgetOutcome;
}

const WORDS = { cars: 'Car', trucks: 'Truck', motorcycles: 'Motorcycle', caravans: 'Caravan' } as const;

/** AUD, lowest first. */
const pricesOf = (cars: readonly Car[]): number[] =>
  cars
    .map(({ price }) => price ?? 0)
    .filter((price) => price > BUDGET_PRICE_ABOVE)
    .sort((a, b) => a - b);

export function budgetView({ site, stock, searchHref }: SiteContext): BudgetView {
  const prices = pricesOf(stock.onSale);
  const carType = WORDS[site.kind];
  const lowest = prices.at(0) ?? null;
  const highest = prices.at(-1) ?? null;
  const amount = budget(DEFAULT_REPAYMENT.monthly, 'monthly', DEFAULT_DEPOSIT);
  const found = prices.filter((price) => price <= amount).length;
  return {
    title: `Find ${carType.toLowerCase()}s for your budget`,
    action: searchHref,
    carType,
    conditions: CONDITION_ORDER.filter((type) => stock.onSale.some(({ car_type }) => car_type === type)).map(
      (value) => ({ label: conditionLabel(value), value }),
    ),
    prices: lowest === null || highest === null ? null : { lowest, highest },
    start: budgetOutcome(amount, lowest, found, carType),
  };
}
