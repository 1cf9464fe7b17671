import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { announce } from '../../ui/announce.ts';
import { element } from '../../ui/element.ts';
import { loadStyle } from '../../ui/load-style.ts';
import styles from '../favourites/saved-lists.css?url';
import { smallPicture } from '../favourites/small-picture.ts';
import { compared, removeCompared } from './compare.ts';
import { openCompare } from './compare-view.ts';

/** A comparison needs at least two vehicles. */
const MIN_VEHICLES = 2;

let isCreated = false;

/** Adds a bar at the bottom of the page, which is visible while vehicles are selected for comparison (WAT-08). */
export async function showCompareBar(): Promise<void> {
  if (isCreated) return;
  isCreated = true;
  await loadStyle(styles);
  const { vehicles = 'vehicles' } = document.documentElement.dataset;
  const pictures = element('span', { class: 'chosen' });
  const message = element('p', {});
  const clear = element('button', { class: 'btn small quiet', type: 'button' }, 'Clear');
  const open = element('button', { class: 'btn small ink', type: 'button' });
  const row = element('div', { class: 'wrap' }, pictures, message, clear, open);
  const bar = element('section', { class: 'compare-bar', 'aria-label': 'Compare' }, row);
  document.body.append(bar);

  clear.addEventListener('click', () => {
    removeCompared(null);
    announce('Comparison cleared.');
  });
  open.addEventListener('click', () => openCompare(restoreFocus));
  /** Focuses a button that is still visible, or else the main content. */
  function restoreFocus(): void {
    const visibleButton = [open, clear].find((button) => !button.hidden && !bar.hidden);
    (visibleButton ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }

  compared.subscribe((cars) => {
    const focused = bar.contains(document.activeElement);
    bar.hidden = cars.length === 0;
    open.hidden = cars.length < MIN_VEHICLES;
    open.textContent = `Compare ${formatVehicleCount(cars.length, vehicles)}`;
    message.textContent = open.hidden
      ? 'Choose one more to compare.'
      : cars.map(({ name }) => name).join(', ');
    pictures.replaceChildren(...cars.map(smallPicture));
    if (focused) restoreFocus();
  });
}
