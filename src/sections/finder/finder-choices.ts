import { searchFromFields } from '../../search/url-state/search-from-fields.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';
import type { Choice } from './finder-address.ts';

/** The fields of the finder with their values. */
export function choicesOf(form: HTMLFormElement): Choice[] {
  const fields = form.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select, input:checked, input[type="search"]',
  );
  return [...fields].map((field) => {
    // A select has its data on the chosen option.
    const dataElement = field instanceof HTMLSelectElement ? (field.selectedOptions[0] ?? field) : field;
    const { href = null, count, name = field.name } = dataElement.dataset;
    return {
      name,
      value: field.value.trim(),
      href,
      count: count === undefined ? null : Number(count),
    };
  });
}

/** The search that the choices describe. */
export const searchOfChoices = (choices: readonly Choice[]): SearchState =>
  searchFromFields(choices.map(({ name, value }) => [name, value]));

/**
 * The number of vehicles for the choices when the site was built. Null if there are several choices, since the page
 * has counts for single choices only.
 *
 * @param total number of all vehicles
 */
export function countAtBuild(choices: readonly Choice[], total: number): number | null {
  const [only, ...others] = choices.filter(({ value }) => value !== '');
  if (!only) return total;
  return others.length === 0 ? only.count : null;
}
