import { countOf } from '../../lib/count-of.ts';
import { announce } from '../../ui/announce.ts';
import { element } from '../../ui/element.ts';
import { loadStyle } from '../../ui/load-style.ts';
import styles from '../favourites/saved-lists.css?url';
import { smallPicture } from '../favourites/small-picture.ts';
import { compared, uncompare } from './compare.ts';
import { openCompare } from './compare-view.ts';

/** One vehicle alone is no comparison. */
const MINIMUM = 2;

let made = false;

/** The bar at the foot of the page, for as long as a vehicle is chosen to compare (WAT-08). */
export async function showCompareBar(): Promise<void> {
  if (made) return;
  made = true;
  await loadStyle(styles);
  const { vehicles = 'vehicles' } = document.documentElement.dataset;
  const pictures = element('span', { class: 'chosen' });
  const words = element('p', {});
  const clear = element('button', { class: 'btn small quiet', type: 'button' }, 'Clear');
  const open = element('button', { class: 'btn small ink', type: 'button' });
  const row = element('div', { class: 'wrap' }, pictures, words, clear, open);
  const bar = element('section', { class: 'compare-bar', 'aria-label': 'Compare' }, row);
  document.body.append(bar);

  clear.addEventListener('click', () => {
    uncompare(null);
    announce('Nothing is chosen to compare.');
  });
  open.addEventListener('click', () => openCompare(focusAfter));
  /** Where the focus goes when what had it is no longer there. */
  function focusAfter(): void {
    const next = [open, clear].find((button) => !button.hidden && !bar.hidden);
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }

  compared.subscribe((cars) => {
    const focused = bar.contains(document.activeElement);
    bar.hidden = cars.length === 0;
    open.hidden = cars.length < MINIMUM;
    open.textContent = `Compare ${countOf(cars.length, vehicles)}`;
    words.textContent = open.hidden ? 'Choose one more to compare.' : cars.map(({ name }) => name).join(', ');
    pictures.replaceChildren(...cars.map(smallPicture));
    if (focused) focusAfter();
  });
}
