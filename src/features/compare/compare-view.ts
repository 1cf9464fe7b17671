import type { StoredCard } from '../../search/index-file/cards.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';
import { element, iconButton } from '../../ui/element.ts';
import { openDialog } from '../../ui/open-dialog.ts';
import { cardElement } from '../card/card-element.ts';
import { smallPicture } from '../favourites/small-picture.ts';
import { type ComparedCar, compared, removeCompared } from './compare.ts';
import { type ComparedFacts, type ComparisonRow, comparisonRows } from './comparison.ts';

/** `sizes` attribute of a card's picture: its width in the comparison. */
const SIZES = '240px';

// The cards are in a row below the header cells, because HTML does not allow headings and articles in a header cell.
function headerCell({ id, name }: ComparedCar): HTMLElement {
  const remove = iconButton({ class: 'icon-btn', 'aria-label': `Remove ${name}` }, 'close');
  remove.addEventListener('click', () => removeCompared(id));
  return element('th', { scope: 'col' }, element('span', { class: 'sr' }, name), remove);
}

/** A cell with the saved picture and name, until the vehicle's card has loaded. */
function savedCell(car: ComparedCar): HTMLElement {
  const link = element('a', { href: vehiclePath(encodeURIComponent(car.slug)) }, car.name);
  return element('td', {}, element('div', { class: 'short' }, smallPicture(car), link));
}

/** Replaces the saved picture and name with the vehicle's card. */
function showCard(cell: Element | undefined, card: StoredCard): void {
  const short = cell?.querySelector('.short');
  if (!short) return;
  const hadFocus = short.contains(document.activeElement);
  const newCard = cardElement(card, { sizes: SIZES });
  short.replaceWith(newCard);
  if (hadFocus) newCard.querySelector<HTMLElement>('h3 a')?.focus();
}

function tableRow({ label, values, differs }: ComparisonRow): HTMLElement {
  const rowHeader = element('th', { scope: 'row' }, label, differs ? element('small', {}, 'Differs') : null);
  const cells = values.map((value) =>
    value === null
      ? element('td', { class: 'unknown' }, 'Not stated')
      : element('td', { class: label === 'Price' ? 'price' : null }, value),
  );
  return element('tr', { class: differs ? 'differs' : null }, rowHeader, ...cells);
}

/**
 * Opens a dialog with the selected vehicles side by side (WAT-08).
 *
 * @param onClose called when it closes; has to move the focus back to the page
 */
export function openCompare(onClose: () => void): void {
  const scroll = element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Vehicles' });
  const status = element('p', { class: 'sr', role: 'status' });
  const dialog = openDialog('compare-view', 'Compare', status, scroll);
  const body = element('tbody', {});

  const showRows = (cars: readonly ComparedCar[], facts?: ReadonlyMap<string, ComparedFacts>) =>
    body.replaceChildren(...comparisonRows(cars, facts).map(tableRow));

  /** Replaces the saved data, which is shown at once, with current data from the search. */
  async function refresh(cars: readonly ComparedCar[], cells: readonly Element[]): Promise<void> {
    const { search } = document.documentElement.dataset;
    if (search === undefined) return;
    try {
      const { fetchCurrentVehicles } = await import('./current-vehicles.ts');
      const current = await fetchCurrentVehicles(search, cars);
      if (cars !== compared.get()) return;
      showRows(current.cars, current.facts);
      for (const [n, { id }] of cars.entries()) {
        const card = current.cards.get(id);
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
    const hadFocus = scroll.contains(document.activeElement);
    const cells = cars.map(savedCell);
    const tableHead = element(
      'thead',
      {},
      element('tr', {}, element('td', {}), ...cars.map(headerCell)),
      element('tr', {}, element('td', {}), ...cells),
    );
    const caption = element('caption', { class: 'sr' }, `${cars.length} vehicles side by side`);
    scroll.replaceChildren(element('table', {}, caption, tableHead, body));
    showRows(cars);
    status.textContent = `${cars.length} selected.`;
    if (hadFocus) scroll.focus();
    void refresh(cars, cells);
  }

  const stop = compared.listen(show);
  dialog.addEventListener('close', () => {
    stop();
    onClose();
  });
  show(compared.get());
}
