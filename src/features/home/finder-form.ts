import { partOf } from '../../ui/part-of.ts';
import { finderAction } from './finder-action.ts';
import { type Choice, finderAddress } from './finder-address.ts';

function choicesOf(form: HTMLFormElement): Choice[] {
  const fields = form.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select, input:checked, input[type="search"]',
  );
  return [...fields].map((field) => {
    const source = field instanceof HTMLSelectElement ? (field.selectedOptions[0] ?? field) : field;
    const { href = null, count } = source.dataset;
    return {
      name: field.name,
      value: field.value.trim(),
      href,
      count: count === undefined ? null : Number(count),
    };
  });
}

/** Writes on the button what the form's choices find. */
export function showAction(form: HTMLFormElement, total: number, vehicles: string): void {
  partOf(form, '.btn.primary span').textContent = finderAction(choicesOf(form), total, vehicles);
}

export const addressOfForm = (form: HTMLFormElement): string => finderAddress(form.action, choicesOf(form));
