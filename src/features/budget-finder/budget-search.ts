import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import { filterBy } from '../../search/filter-by.ts';
import type { SearchParams } from '../../search/protocol.ts';
import type { CarType } from '../../stock/car.ts';
import { BUDGET_FILTER } from './budget.ts';

/** New, used or demo; null: any. */
export type BudgetCondition = CarType | null;

export interface BudgetFound {
  /** AUD of the cheapest and the dearest there is, whatever the budget; null: nothing is in stock. */
  prices: { lowest: number; highest: number } | null;
  /** Vehicles that cost the budget or less. */
  found: number;
}

/**
 * Counts what a budget in AUD finds among the stock with a price above 1,000 AUD (CAL-15), of one condition
 * or of any, without sold vehicles. Rejects where the search fails.
 */
export async function budgetSearch(
  transport: SearchTransport,
  budget: number,
  carType: BudgetCondition,
): Promise<BudgetFound> {
  const narrowed = [
    { field: 'sold', in: [false] },
    { field: 'car_type', in: carType ? [carType] : [] },
  ];
  const searchOf = (filters: Parameters<typeof filterBy>[0]): SearchParams => ({
    collection: CAR_COLLECTION,
    q: '*',
    filter_by: `${filterBy(filters)} && ${BUDGET_FILTER}`,
    per_page: 0,
  });
  const [all, within] = await searchAll(transport, [
    { ...searchOf(narrowed), facet_by: 'price' },
    searchOf([...narrowed, { field: 'price', min: null, max: budget }]),
  ]);
  if (!all || !within) throw new Error('The search has no result.');
  const { min, max } = all.facet_counts.find(({ field_name }) => field_name === 'price')?.stats ?? {};
  const known = all.found > 0 && min !== undefined && max !== undefined;
  return { prices: known ? { lowest: min, highest: max } : null, found: within.found };
}
