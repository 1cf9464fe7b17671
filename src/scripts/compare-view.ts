import { CLOSE_ICON } from '../components/icon/script-icons.ts';
import { type ComparedCar, compared, uncompare } from '../stores/compare.ts';
import { type ComparisonRow, comparisonRows } from '../stores/comparison.ts';
import { element, iconButton } from './element.ts';
import { openDialog } from './lazy-dialog.ts';
import { smallPicture } from './small-picture.ts';

function head(car: ComparedCar): HTMLElement {
  const { id, name, slug } = car;
  const remove = iconButton({ class: 'icon-btn', 'aria-label': `Take out ${name}` }, CLOSE_ICON);
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

function table(cars: readonly ComparedCar[]): HTMLElement {
  const top = element('tr', {}, element('td', {}), ...cars.map(head));
  return element(
    'table',
    {},
    element('caption', { class: 'sr' }, `${cars.length} vehicles side by side`),
    element('thead', {}, top),
    element('tbody', {}, ...comparisonRows(cars).map(line)),
  );
}

/** The chosen vehicles side by side, over the page (WAT-08); `closed` gives the focus its place again. */
export function openCompare(closed: () => void): void {
  const scroll = element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Vehicles' });
  const status = element('p', { class: 'sr', role: 'status' });
  const dialog = openDialog('compare-view', 'Compare', status, scroll);
  const stop = compared.listen(show);
  dialog.addEventListener('close', () => {
    stop();
    closed();
  });
  function show(cars: readonly ComparedCar[]): void {
    if (cars.length === 0) {
      dialog.close();
      return;
    }
    const focused = scroll.contains(document.activeElement);
    scroll.replaceChildren(table(cars));
    status.textContent = `${cars.length} chosen.`;
    if (focused) scroll.focus();
  }
  show(compared.get());
}
