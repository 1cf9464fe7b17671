import type { SiteContext } from '../../frame/site-context.ts';
import type { Car, CarType } from '../../stock/car.ts';
import { CONDITION_ORDER, conditionLabel } from '../../stock/rules/labels.ts';
import { BUDGET_PRICE_ABOVE, type BudgetOutcome, budgetOutcome, DEFAULT_BUDGET } from './budget.ts';

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

const priceOf = ({ price }: Car): number => price ?? 0;

/** Vehicles with a price up to this one in AUD that the budget search finds, the dearest first. */
export const carsWithin = (cars: readonly Car[], amount: number): Car[] =>
  cars
    .filter((car) => priceOf(car) > BUDGET_PRICE_ABOVE && priceOf(car) <= amount)
    .sort((a, b) => priceOf(b) - priceOf(a));

export function budgetView({ site, config, stock, searchHref }: SiteContext): BudgetView {
  const priced = carsWithin(stock.onSale, Number.POSITIVE_INFINITY).map(priceOf);
  const carType = WORDS[site.kind];
  const highest = priced.at(0) ?? null;
  const lowest = priced.at(-1) ?? null;
  const found = carsWithin(stock.onSale, DEFAULT_BUDGET).length;
  return {
    title: config.wording.budget_finder ?? `Find ${carType.toLowerCase()}s for your budget`,
    action: searchHref,
    carType,
    conditions: CONDITION_ORDER.filter((type) => stock.onSale.some(({ car_type }) => car_type === type)).map(
      (value) => ({ label: conditionLabel(value), value }),
    ),
    prices: lowest === null || highest === null ? null : { lowest, highest },
    start: budgetOutcome(DEFAULT_BUDGET, lowest, found, carType),
  };
}
