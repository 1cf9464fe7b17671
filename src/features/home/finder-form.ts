import { partOf } from '../../ui/part-of.ts';
import { type Choice, finderAddress } from './finder-address.ts';
import { finderButtonText } from './finder-button-text.ts';

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

/** Updates the text of the button, see `finderButtonText`. */
export function showButtonText(form: HTMLFormElement, total: number, vehicles: string): void {
  partOf(form, '.btn.primary span').textContent = finderButtonText(choicesOf(form), total, vehicles);
}

export const addressOfForm = (form: HTMLFormElement): string => finderAddress(form.action, choicesOf(form));
