import { countOf } from '../../lib/count-of.ts';
import { type Choice, finderAddress } from './finder-address.ts';

/** The finder works as a plain form; this gives it short addresses and a count that is known for sure. */
function watchFinder(form: HTMLFormElement): void {
  const label = form.querySelector('button span');
  const { vehicles = '', finder: everything = '' } = form.dataset;

  const chosen = (): (Choice & { count: string | null })[] =>
    [
      ...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
        'select, input:checked, input[type="search"]',
      ),
    ].map((field) => {
      const source = field instanceof HTMLSelectElement ? (field.selectedOptions[0] ?? field) : field;
      return {
        name: field.name,
        value: field.value.trim(),
        href: source.dataset.href ?? null,
        count: source.dataset.count ?? null,
      };
    });

  form.addEventListener('change', () => {
    const made = chosen().filter(({ value }) => value !== '');
    const [only] = made;
    const count = made.length === 0 ? everything : made.length === 1 ? only?.count : null;
    if (label) label.textContent = `Show Me ${count ? countOf(Number(count), vehicles) : vehicles}`;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A make's page says more than a condition's.
    const choices = chosen().toSorted(
      (a, b) => Number(b.name.includes('make')) - Number(a.name.includes('make')),
    );
    location.assign(finderAddress(form.action, choices));
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-finder]')) watchFinder(form);
