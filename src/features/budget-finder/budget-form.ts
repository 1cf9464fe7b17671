import { formatAud } from '../../lib/money.ts';
import { partOf } from '../../ui/part-of.ts';
import { type BudgetFrequency, budgetInput, budgetQuery } from './budget.ts';
import type { BudgetCondition } from './budget-search.ts';
import type { BudgetInputs, BudgetState, BudgetStore } from './budget-store.ts';
import { rememberChoice } from './returned-choice.ts';

const PERIOD: Record<BudgetFrequency, string> = { monthly: 'a month', weekly: 'a week' };

/**
 * Connects the finder's form to a store.
 *
 * @param changedField the field that the shopper changed before this code was loaded; null if none
 * @param isRestored true if the store starts with an earlier choice, which the form does not show yet
 * @returns a function that disconnects them
 */
export function bindBudgetForm(
  form: HTMLFormElement,
  store: BudgetStore,
  changedField: EventTarget | null,
  isRestored: boolean,
): () => void {
  const repayment = partOf<HTMLInputElement>(form, '#bf-repayment');
  const deposit = partOf<HTMLInputElement>(form, '#bf-deposit');
  const slider = partOf<HTMLInputElement>(form, '.range');
  const condition = form.querySelector('select');
  const weekly = partOf<HTMLInputElement>(form, '[value="weekly"]');
  const button = partOf<HTMLButtonElement>(form, 'button');
  const setText = (selector: string, text: string) => {
    partOf(form, selector).textContent = text;
  };

  const restore = (state: BudgetState) => {
    repayment.value = String(state.repayment);
    deposit.value = String(state.deposit);
    weekly.checked = state.frequency === 'weekly';
    if (condition) condition.value = state.condition ?? '';
    show(state);
    store.change(inputs(null));
  };

  const inputs = (changed: EventTarget | null): BudgetInputs => ({
    repayment: changed === slider ? slider.valueAsNumber : budgetInput(repayment.value),
    frequency: weekly.checked ? 'weekly' : 'monthly',
    deposit: budgetInput(deposit.value),
    condition: (condition?.value || null) as BudgetCondition,
  });

  function show(state: BudgetState): void {
    const { amount, outcome } = state;
    const { max, step } = state.slider;
    // Keep what the shopper types ("$1,0") as long as it has the right value.
    if (budgetInput(repayment.value) !== state.repayment) repayment.value = String(state.repayment);
    slider.max = String(max);
    slider.step = String(step);
    slider.value = String(state.repayment);
    slider.setAttribute('aria-valuetext', formatAud(state.repayment));
    slider.style.setProperty('--v', `${(Math.min(state.repayment, max) / max) * 100}%`);
    setText('output', formatAud(amount));
    setText('.bf-repayment', `${formatAud(state.repayment)} ${PERIOD[state.frequency]}`);
    setText('.bf-deposit', formatAud(state.deposit));
    partOf<HTMLInputElement>(form, '[name="range[price]"]').value = `:${amount}`;
    if (!outcome) return;
    button.textContent = outcome.action;
    button.disabled = outcome.kind === 'too_low';
    setText('.bf-none', outcome.kind === 'too_low' ? outcome.message : '');
  }

  const connection = new AbortController();
  const { signal } = connection;
  const unsubscribe = store.state.listen(show);
  form.addEventListener('input', ({ target }) => store.change(inputs(target)), { signal });
  form.addEventListener('change', () => rememberChoice(store.state.get()), { signal });
  form.addEventListener(
    'focusout',
    ({ target }) => {
      // When a field loses focus, show the number that is used instead of what was typed (CAL-17, CAL-18).
      for (const field of [repayment, deposit])
        if (target === field) field.value = String(budgetInput(field.value));
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const { amount, condition: chosen } = store.state.get();
      location.assign(form.action + budgetQuery(amount, chosen));
    },
    { signal },
  );
  if (isRestored) restore(store.state.get());
  if (changedField) store.change(inputs(changedField));
  return () => {
    unsubscribe();
    connection.abort();
  };
}
