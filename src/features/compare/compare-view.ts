import { element, iconButton } from '../../ui/element.ts';
import { openDialog } from '../../ui/lazy-dialog.ts';
import { smallPicture } from '../favourites/small-picture.ts';
import { type ComparedCar, compared, uncompare } from './compare.ts';
import { type ComparedFacts, type ComparisonRow, comparisonRows } from './comparison.ts';

function head(car: ComparedCar): HTMLElement {
  const { id, name, slug } = car;
  const remove = iconButton({ class: 'icon-btn', 'aria-label': `Take out ${name}` }, 'close');
  remove.addEventListener('click', () => uncompare(id));
  const link = element('a', { href: `/cars/${encodeURIComponent(slug)}` }, name);
  return element('th', { scope: 'col' }, smallPicture(car), link, remove);
}

function line({ label, values, differs }: ComparisonRow): HTMLElement {
  const name = element('th', { scope: 'row' }, label, differs ? element('small', {}, 'Differs') : null);
  const cells = values.map((value) =>
    value === null
      ? element('td', { class: 'unknown' }, 'Not stated')
      : element('td', { class: label === 'Price' ? 'price' : null }, value),
  );
  return element('tr', { class: differs ? 'differs' : null }, name, ...cells);
}

/** The chosen vehicles side by side, over the page (WAT-08); `closed` gives the focus its place again. */
export function openCompare(closed: () => void): void {
  const scroll = element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Vehicles' });
  const status = element('p', { class: 'sr', role: 'status' });
  const dialog = openDialog('compare-view', 'Compare', status, scroll);
  const body = element('tbody', {});

  const showLines = (cars: readonly ComparedCar[], facts?: ReadonlyMap<string, ComparedFacts>) =>
    body.replaceChildren(...comparisonRows(cars, facts).map(line));

  /** What the cards said stands at once; what the search knows now follows, where it can be asked. */
  async function bringUpToDate(cars: readonly ComparedCar[]): Promise<void> {
    const { search } = document.documentElement.dataset;
    if (search === undefined) return;
    try {
      const { comparedNow } = await import('./compare-now.ts');
      const now = await comparedNow(search, cars);
      if (cars === compared.get()) showLines(now.cars, now.facts);
    } catch (error) {
      console.warn(
        'The comparison shows the vehicles as they were chosen: the search did not answer.',
        error,
      );
    }
  }

  function show(cars: readonly ComparedCar[]): void {
    if (cars.length === 0) {
      dialog.close();
      return;
    }
    const focused = scroll.contains(document.activeElement);
    const top = element('tr', {}, element('td', {}), ...cars.map(head));
    const caption = element('caption', { class: 'sr' }, `${cars.length} vehicles side by side`);
    scroll.replaceChildren(element('table', {}, caption, element('thead', {}, top), body));
    showLines(cars);
    status.textContent = `${cars.length} chosen.`;
    if (focused) scroll.focus();
    void bringUpToDate(cars);
  }

  const stop = compared.listen(show);
  dialog.addEventListener('close', () => {
    stop();
    closed();
  });
  show(compared.get());
}
