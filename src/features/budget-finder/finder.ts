import { debounce, SEARCH_DEBOUNCE_MS } from '../../lib/debounce.ts';
import { latest } from '../../search/page/latest.ts';
import type { SearchSource } from '../../search/settings.ts';
import { budgetOutcome, budgetQuery } from './budget.ts';
import { budgetForm } from './budget-form.ts';
import type { BudgetCondition, BudgetFound } from './budget-search.ts';

interface Start {
  carType: string;
  prices: BudgetFound['prices'];
  source: SearchSource;
}

/**
 * The finder computes as it is typed (CAL-09); how many that buys is asked of the search once typing rests,
 * which is loaded then. Where it fails the way to the search stays open.
 *
 * @param touched the field that was changed before this was there, if one was
 */
export function startFinder(form: HTMLFormElement, touched: EventTarget | null): void {
  const { carType, source, ...told } = JSON.parse(form.dataset.budgetFinder ?? '') as Start;
  let { prices } = told;
  const shown = budgetForm(form);
  const answered = latest<BudgetFound>();

  async function ask(amount: number, condition: BudgetCondition): Promise<BudgetFound> {
    const { searchBudget } = await import('./live.ts');
    return searchBudget(source, amount, condition);
  }

  const count = debounce(async () => {
    const amount = shown.amount();
    const word = shown.wordOf(carType);
    try {
      await answered(ask(amount, shown.carType()), (answer) => {
        prices = answer.prices;
        shown.showBudget(prices?.highest ?? null);
        shown.showOutcome(budgetOutcome(amount, prices?.lowest ?? null, answer.found, word));
      });
    } catch (error) {
      console.warn('The budget could not be searched for.', error);
      shown.showOutcome({ kind: 'found', action: `Search ${word}s` });
    }
  }, SEARCH_DEBOUNCE_MS);

  const recompute = (changed: EventTarget | null) => {
    shown.adopt(changed);
    shown.showBudget(prices?.highest ?? null);
    count.call();
  };
  form.addEventListener('input', ({ target }) => recompute(target));
  form.addEventListener('focusout', ({ target }) => shown.tidy(target));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const condition = shown.carType();
    const query = new URLSearchParams(budgetQuery(shown.amount()));
    if (condition) query.set('refinementList[car_type][0]', condition);
    location.assign(`${form.action}?${query}`);
  });
  if (touched) recompute(touched);
}
