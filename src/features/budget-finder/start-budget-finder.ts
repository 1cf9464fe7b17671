import type { SearchSource } from '../../search/settings.ts';
import { bindBudgetForm } from './budget-form.ts';
import { type BudgetStart, budgetStore } from './budget-store.ts';

/**
 * The finder computes as it is typed (CAL-09). What searches is loaded with the first question.
 *
 * @param data a `BudgetStart` and a `SearchSource` as JSON
 * @param touched the field that was changed before this was loaded, if one was
 * @returns what ends it
 */
export function startBudgetFinder(
  form: HTMLFormElement,
  data: string,
  touched: EventTarget | null,
): () => void {
  const { source, ...start } = JSON.parse(data) as BudgetStart & { source: SearchSource };
  const store = budgetStore(start, async (amount, condition) => {
    const { searchBudget } = await import('./search-budget.ts');
    return searchBudget(source, amount, condition);
  });
  const unbind = bindBudgetForm(form, store, touched);
  return () => {
    unbind();
    store.stop();
  };
}
