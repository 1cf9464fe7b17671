import { sharedTransport } from '../../search/client/shared-transport.ts';
import type { SearchSource } from '../../search/settings.ts';
import { type BudgetCondition, type BudgetFound, budgetSearch } from './budget-search.ts';

/** Runs `budgetSearch`. It has its own file, so that the search client is loaded only with the first search. */
export const searchBudget = (
  source: SearchSource,
  budget: number,
  carType: BudgetCondition,
  shown: number,
): Promise<BudgetFound> => budgetSearch(sharedTransport(source, false), budget, carType, shown);
