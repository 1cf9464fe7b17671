import { countOf } from '../rules/count-of.ts';
import { type ComparedCar, compared, uncompare } from '../stores/compare.ts';
import { announce } from './announce.ts';
import { openCompare } from './compare-view.ts';
import { element } from './element.ts';
import { smallPicture } from './small-picture.ts';

const MINIMUM = 2;

let bar: HTMLElement | null = null;

function contents(cars: readonly ComparedCar[]): HTMLElement[] {
  const { vehicles = 'vehicles' } = document.documentElement.dataset;
  const clear = element('button', { class: 'btn small quiet', type: 'button' }, 'Clear');
  clear.addEventListener('click', () => {
    uncompare(null);
    announce('Nothing is chosen to compare.');
  });
  const enough = cars.length >= MINIMUM;
  const open = element('button', { class: 'btn small ink', type: 'button' });
  open.textContent = `Compare ${countOf(cars.length, vehicles)}`;
  open.addEventListener('click', openCompare);
  const words = enough ? cars.map(({ name }) => name).join(', ') : 'Choose one more to compare.';
  return [
    element('span', { class: 'chosen' }, ...cars.map(smallPicture)),
    element('p', {}, words),
    clear,
    ...(enough ? [open] : []),
  ];
}

/** The bar at the foot of the page, for as long as a vehicle is chosen to compare (WAT-08). */
export function showCompareBar(): void {
  if (bar) return;
  const row = element('div', { class: 'wrap' });
  const made = element('section', { class: 'compare-bar', 'aria-label': 'Compare' }, row);
  bar = made;
  document.body.append(made);
  compared.subscribe((cars) => {
    const focused = made.contains(document.activeElement);
    made.hidden = cars.length === 0;
    row.replaceChildren(...contents(cars));
    if (focused && cars.length > 0) row.querySelector<HTMLElement>('button:last-child')?.focus();
  });
}
