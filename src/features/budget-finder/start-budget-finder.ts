import { formatAud } from '../../lib/money.ts';
import type { SearchSource } from '../../search/settings.ts';
import { partOf } from '../../ui/part-of.ts';
import { CLOSEST_FIRST, MAX_BUDGET_CARDS } from './budget.ts';
import { bindBudgetForm } from './budget-form.ts';
import { type BudgetStart, type BudgetState, type BudgetStore, budgetStore } from './budget-store.ts';
import { returnedChoice } from './returned-choice.ts';

/**
 * Computes the budget while the shopper types (CAL-09). The search client is loaded with the first search.
 *
 * @param data `BudgetStart` with a `SearchSource` as `source`, as JSON
 * @param changedField the field that the shopper changed before this script was loaded; null if none
 * @param section shows vehicles within the budget; null if the page shows none
 * @returns a function that stops it
 */
export function startBudgetFinder(
  form: HTMLFormElement,
  data: string,
  changedField: EventTarget | null,
  section: HTMLElement | null = null,
): () => void {
  const { source, ...start } = JSON.parse(data) as BudgetStart & { source: SearchSource };
  // A field that was changed while this script was loading takes precedence over an earlier choice.
  const returned = changedField ? undefined : returnedChoice();
  const store = budgetStore(
    start,
    async (amount, condition) => {
      const { searchBudget } = await import('./search-budget.ts');
      return searchBudget(source, amount, condition, section ? MAX_BUDGET_CARDS : 0);
    },
    returned,
  );
  const unbind = bindBudgetForm(form, store, changedField, returned !== undefined);
  const stopCards = section && showLatest(section, store);
  return () => {
    stopCards?.();
    unbind();
    store.stop();
  };
}

/** Shows the vehicles of the latest search in a section that was built with those of the default budget. */
function showLatest(section: HTMLElement, store: BudgetStore): () => void {
  let shown: BudgetState['latest'] = null;
  return store.state.listen(({ latest }) => {
    if (latest === null || latest === shown) return;
    shown = latest;
    void import('../card/card-list.ts').then(({ showInList }) => {
      if (shown !== latest) return;
      const { amount, vehicles, above } = latest;
      const isAbove = vehicles.length === 0;
      const listed = isAbove ? above : vehicles;
      partOf(section, 'h2').textContent = isAbove
        ? `The nearest above ${formatAud(amount)}`
        : `Up to ${formatAud(amount)}`;
      partOf(section, 'p').textContent = isAbove ? 'The cheapest first.' : CLOSEST_FIRST;
      showInList(
        partOf(section, '.cards'),
        listed.map((vehicle) => ({ vehicle })),
        { sizes: section.dataset.sizes ?? '' },
      );
      partOf(section, '[form]').hidden = isAbove;
      section.hidden = listed.length === 0;
    });
  });
}
