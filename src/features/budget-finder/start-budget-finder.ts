import type { SearchSource } from '../../search/settings.ts';
import { bindBudgetForm } from './budget-form.ts';
import { type BudgetStart, budgetStore } from './budget-store.ts';
import { returnedChoice } from './returned-choice.ts';

/**
 * Computes the budget while the shopper types (CAL-09). The search client is loaded with the first search.
 *
 * @param data `BudgetStart` with a `SearchSource` as `source`, as JSON
 * @param changedField the field that the shopper changed before this script was loaded; null if none
 * @returns a function that stops it
 */
export function startBudgetFinder(
  form: HTMLFormElement,
  data: string,
  changedField: EventTarget | null,
): () => void {
  const { source, ...start } = JSON.parse(data) as BudgetStart & { source: SearchSource };
  // A field that was changed while this script was loading takes precedence over an earlier choice.
  const returned = changedField ? undefined : returnedChoice();
  const store = budgetStore(
    start,
    async (amount, condition) => {
      const { searchBudget } = await import('./search-budget.ts');
      return searchBudget(source, amount, condition);
    },
    returned,
  );
  const unbind = bindBudgetForm(form, store, changedField, returned !== undefined);
  return () => {
    unbind();
    store.stop();
  };
}
