import { formatAud } from '../../lib/money.ts';
import { conditionLabel } from '../../stock/rules/labels.ts';
import { partOf } from '../../ui/part-of.ts';
import {
  type BudgetFrequency,
  type BudgetOutcome,
  budget,
  budgetInput,
  DEFAULT_FREQUENCY,
  DEFAULT_REPAYMENT,
  repaymentAt,
  repaymentSlider,
} from './budget.ts';
import type { BudgetCondition } from './budget-search.ts';

const PERIOD: Record<BudgetFrequency, string> = { monthly: 'a month', weekly: 'a week' };

/** The finder's form: what it asks for, and what it shows. */
export function budgetForm(form: HTMLFormElement) {
  const repayment = partOf<HTMLInputElement>(form, '#bf-repayment');
  const deposit = partOf<HTMLInputElement>(form, '#bf-deposit');
  const slider = partOf<HTMLInputElement>(form, '.range');
  const condition = form.querySelector('select');
  const carType = () => (condition?.value || null) as BudgetCondition;
  const button = partOf<HTMLButtonElement>(form, 'button');
  const write = (selector: string, text: string) => {
    partOf(form, selector).textContent = text;
  };
  const frequency = (): BudgetFrequency =>
    form.querySelector<HTMLInputElement>('[value="weekly"]')?.checked ? 'weekly' : 'monthly';
  // It may have been changed already while this was being loaded.
  let last: BudgetFrequency = DEFAULT_FREQUENCY;

  return {
    amount: () => budget(budgetInput(repayment.value), frequency(), budgetInput(deposit.value)),
    carType,

    /** What was changed is taken over into the others: slider, typed amount, the other frequency. */
    adopt(changed: EventTarget | null): void {
      const now = frequency();
      if (changed === slider) repayment.value = slider.value;
      if (now !== last) {
        const typed = budgetInput(repayment.value);
        const own = typed !== DEFAULT_REPAYMENT[last];
        repayment.value = String(own ? repaymentAt(typed, last, now) : DEFAULT_REPAYMENT[now]);
        last = now;
      }
    },

    /** A field that is left says what was taken (CAL-17, CAL-18). */
    tidy(field: EventTarget | null): void {
      for (const typed of [repayment, deposit])
        if (field === typed) typed.value = String(budgetInput(typed.value));
    },

    showBudget(highest: number | null): void {
      const amount = budgetInput(repayment.value);
      const down = budgetInput(deposit.value);
      const { max, step } = repaymentSlider(highest, frequency(), down);
      slider.max = String(max);
      slider.step = String(step);
      slider.value = String(amount);
      slider.setAttribute('aria-valuetext', formatAud(amount));
      slider.style.setProperty('--v', `${(Math.min(amount, max) / max) * 100}%`);
      const total = budget(amount, frequency(), down);
      write('output', formatAud(total));
      write('[data-repayment]', `${formatAud(amount)} ${PERIOD[frequency()]}`);
      write('[data-deposit]', formatAud(down));
      partOf<HTMLInputElement>(form, '[name="range[price]"]').value = `:${total}`;
    },

    showOutcome(outcome: BudgetOutcome): void {
      button.textContent = outcome.action;
      button.disabled = outcome.kind === 'too_low';
      write('.bf-none', outcome.kind === 'too_low' ? outcome.message : '');
    },

    /** "Used Car" */
    wordOf(word: string): string {
      const type = carType();
      return type ? `${conditionLabel(type)} ${word}` : word;
    },
  };
}
