import { equalIgnoringCase } from '../../lib/equal-ignoring-case.ts';
import { formatAud } from '../../lib/money.ts';
import { ownProperty } from '../../lib/own-property.ts';
import type { ListFilters } from '../../search/live-list/list-query.ts';
import { searchFromFields } from '../../search/url-state/search-from-fields.ts';
import type { Range, SearchState } from '../../search/url-state/search-state.ts';

const FIELD = /^(?:refinementList|range)\[(\w+)\]/;

/**
 * The filters that a form offers. The list ignores all others in an address, since the shopper would not see that they
 * narrow it. Hidden fields are no filters: they say which vehicles the list consists of.
 */
export function formFilters(form: HTMLFormElement): ListFilters {
  const filters: [string, ListFilters[string]][] = [];
  for (const field of form.elements) {
    const name = field.getAttribute('name') ?? '';
    const attribute = FIELD.exec(name)?.[1];
    if (!attribute || (field instanceof HTMLInputElement && field.type === 'hidden')) continue;
    const isCheckbox = field instanceof HTMLInputElement && field.type === 'checkbox';
    filters.push([attribute, name.startsWith('range') ? 'range' : isCheckbox ? 'several' : 'one']);
  }
  return Object.fromEntries(filters);
}

/** Reads the search from a form, whose fields are named like query parameters (SRC-08, SRC-09). */
export const readForm = (form: HTMLFormElement): SearchState =>
  searchFromFields([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** "$40,000" for an upper limit, like the choices of "Price up to"; "From $20,000"; "$20,000 to $30,000". */
function rangeText({ min, max }: Range): string {
  if (min === null) return formatAud(max ?? 0);
  return max === null ? `From ${formatAud(min)}` : `${formatAud(min)} to ${formatAud(max)}`;
}

function choose(select: HTMLSelectElement, value: string, text: string): void {
  const existing = [...select.options].find((option) => equalIgnoringCase(option.value, value));
  // An address may hold a value that is not in the list, such as another price.
  if (!existing) select.add(new Option(text, value));
  select.value = existing?.value ?? value;
}

/** Shows a search in the form. Typed words stay as they are if they differ only in surrounding spaces. */
export function fillForm(form: HTMLFormElement, { query, refinements, ranges }: SearchState): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name === 'query') {
      if (field.value.trim() !== query) field.value = query;
      continue;
    }
    const attribute =
      (field instanceof HTMLElement && FIELD.exec(field.getAttribute('name') ?? '')?.[1]) || '';
    const values = ownProperty(refinements, attribute) ?? [];
    const range = ownProperty(ranges, attribute);
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = values.some((value) => equalIgnoringCase(value, field.value));
    else if (field instanceof HTMLSelectElement && range)
      choose(field, `${range.min ?? ''}:${range.max ?? ''}`, rangeText(range));
    else if (field instanceof HTMLSelectElement) choose(field, values[0] ?? '', values[0] ?? '');
  }
}
