import { sharedTransport } from '../../search/client/shared-transport.ts';
import type { SearchSource } from '../../search/settings.ts';
import { type BudgetCondition, type BudgetFound, budgetSearch } from './budget-search.ts';

/** See `budgetSearch`; apart from the form so that it is loaded when it is first asked. */
export const searchBudget = (
  source: SearchSource,
  budget: number,
  carType: BudgetCondition,
): Promise<BudgetFound> => budgetSearch(sharedTransport(source, false), budget, carType);
