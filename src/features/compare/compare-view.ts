import type { StoredCard } from '../../search/index-file/cards.ts';
import { element, iconButton } from '../../ui/element.ts';
import { openDialog } from '../../ui/lazy-dialog.ts';
import { cardElement } from '../card/card-element.ts';
import { smallPicture } from '../favourites/small-picture.ts';
import { type ComparedCar, compared, removeCompared } from './compare.ts';
import { type ComparedFacts, type ComparisonRow, comparisonRows } from './comparison.ts';

/** Width of a card's picture in the comparison. */
const SIZES = '240px';

// A card is an article with a heading, which HTML does not allow in a header cell: it has the row below.
function head({ id, name }: ComparedCar): HTMLElement {
  const remove = iconButton({ class: 'icon-btn', 'aria-label': `Remove ${name}` }, 'close');
  remove.addEventListener('click', () => removeCompared(id));
  return element('th', { scope: 'col' }, element('span', { class: 'sr' }, name), remove);
}

function shortCard(car: ComparedCar): HTMLElement {
  const link = element('a', { href: `/cars/${encodeURIComponent(car.slug)}` }, car.name);
  return element('td', {}, element('div', { class: 'short' }, smallPicture(car), link));
}

/** Replaces the saved picture and name with the vehicle's card. */
function showCard(cell: Element | undefined, card: StoredCard): void {
  const short = cell?.querySelector('.short');
  if (!short) return;
  const hadFocus = short.contains(document.activeElement);
  const drawn = cardElement(card, { sizes: SIZES });
  short.replaceWith(drawn);
  if (hadFocus) drawn.querySelector<HTMLElement>('h3 a')?.focus();
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

/** Opens a dialog with the selected vehicles side by side (WAT-08). `onClose` has to restore the focus. */
export function openCompare(onClose: () => void): void {
  const scroll = element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Vehicles' });
  const status = element('p', { class: 'sr', role: 'status' });
  const dialog = openDialog('compare-view', 'Compare', status, scroll);
  const body = element('tbody', {});

  const showLines = (cars: readonly ComparedCar[], facts?: ReadonlyMap<string, ComparedFacts>) =>
    body.replaceChildren(...comparisonRows(cars, facts).map(line));

  /** Replaces the saved data, which is shown at once, with current data from the search. */
  async function refresh(cars: readonly ComparedCar[], cells: readonly Element[]): Promise<void> {
    const { search } = document.documentElement.dataset;
    if (search === undefined) return;
    try {
      const { fetchCurrentVehicles } = await import('./current-vehicles.ts');
      const now = await fetchCurrentVehicles(search, cars);
      if (cars !== compared.get()) return;
      showLines(now.cars, now.facts);
      for (const [n, { id }] of cars.entries()) {
        const card = now.cards.get(id);
        if (card) showCard(cells[n], card);
      }
    } catch (error) {
      console.warn('The comparison shows the vehicles as they were saved, because the search failed.', error);
    }
  }

  function show(cars: readonly ComparedCar[]): void {
    if (cars.length === 0) {
      dialog.close();
      return;
    }
    const focused = scroll.contains(document.activeElement);
    const cells = cars.map(shortCard);
    const top = element(
      'thead',
      {},
      element('tr', {}, element('td', {}), ...cars.map(head)),
      element('tr', {}, element('td', {}), ...cells),
    );
    const caption = element('caption', { class: 'sr' }, `${cars.length} vehicles side by side`);
    scroll.replaceChildren(element('table', {}, caption, top, body));
    showLines(cars);
    status.textContent = `${cars.length} selected.`;
    if (focused) scroll.focus();
    void refresh(cars, cells);
  }

  const stop = compared.listen(show);
  dialog.addEventListener('close', () => {
    stop();
    onClose();
  });
  show(compared.get());
}
