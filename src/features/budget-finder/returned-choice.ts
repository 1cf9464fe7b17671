import { CONDITION_ORDER } from '../../stock/rules/labels.ts';
import { fieldsOf } from '../../ui/storage/entry-fields.ts';
import { BUDGET_PAYMENTS, type BudgetFrequency, budgetInput } from './budget.ts';
import type { BudgetChoice, BudgetState } from './budget-store.ts';

// The choice is part of the entry in the browser's history, so Back and reload restore it, and a new visit does not.

/** Saves the shopper's choice in the current history entry. */
export function rememberChoice({ entered, frequency, deposit, condition }: BudgetState): void {
  const budget: BudgetChoice = { entered, frequency, deposit, condition };
  history.replaceState({ ...history.state, budget }, '');
}

const frequencyOf = (value: unknown): BudgetFrequency | undefined =>
  (Object.keys(BUDGET_PAYMENTS) as BudgetFrequency[]).find((frequency) => frequency === value);

/** The choice that the shopper made before leaving the page; undefined if there was none or it is invalid. */
export function returnedChoice(state: unknown = history.state): BudgetChoice | undefined {
  const { entered, frequency, deposit, condition } = fieldsOf(fieldsOf(state).budget);
  const { repayment, frequency: enteredAt } = fieldsOf(entered);
  const [shownFrequency, enteredFrequency] = [frequencyOf(frequency), frequencyOf(enteredAt)];
  if (!shownFrequency || !enteredFrequency) return undefined;
  return {
    entered: { repayment: budgetInput(String(repayment)), frequency: enteredFrequency },
    frequency: shownFrequency,
    deposit: budgetInput(String(deposit)),
    condition: CONDITION_ORDER.find((type) => type === condition) ?? null,
  };
}
