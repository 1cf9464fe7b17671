import type { StockState } from './stock-state.ts';

type Narrowing = Omit<StockState, 'page'>;

const parts = (form: HTMLFormElement) => ({
  words: form.querySelector<HTMLInputElement>('input[name="query"]'),
  price: form.querySelector<HTMLSelectElement>('select[name="range[price]"]'),
  categories: [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')],
});

/** What the form asks for. */
export function readForm(form: HTMLFormElement): Narrowing {
  const { words, price, categories } = parts(form);
  return {
    query: words?.value.trim() ?? '',
    categories: categories.filter(({ checked }) => checked).map(({ value }) => value),
    maxPrice: price?.value ? Number(price.value.slice(1)) : null,
  };
}

/** Shows the state in the form; a price that is not among its choices becomes one. */
export function fillForm(form: HTMLFormElement, state: Narrowing): void {
  const { words, price, categories } = parts(form);
  if (words && words.value.trim() !== state.query) words.value = state.query;
  for (const box of categories) box.checked = state.categories.includes(box.value);
  if (!price) return;
  const value = state.maxPrice === null ? '' : `:${state.maxPrice}`;
  if (![...price.options].some((option) => option.value === value))
    price.add(new Option(`$${state.maxPrice?.toLocaleString('en-AU')}`, value));
  price.value = value;
}
