import { cardCar } from '../features/compare/card-car.ts';
import { COMPARE_LIMIT, compared, toggleCompared } from '../features/compare/compare.ts';
import { favouriteOf, favourites, toggleFavourite } from '../features/favourites/favourites.ts';
import { announce, prepareAnnouncements } from '../ui/announce.ts';
import { notKept } from '../ui/storage/kept-list.ts';

/**
 * Hearts and compare buttons of all cards, those in the page's HTML and those that come later: presses are
 * heard on the document, and the buttons follow what is kept, also by other tabs (CAR-04, WAT-01).
 */
const NOT_KEPT = 'Your browser keeps this only until you leave the page.';

const say = (text: string) => announce(notKept.get() ? `${text} ${NOT_KEPT}` : text);

function pressHeart(button: HTMLElement, id: string): void {
  const own = button.dataset.favourite;
  const favourite = favouriteOf(own === undefined ? cardCar(button, id) : JSON.parse(own));
  if (!favourite) return;
  const { name } = favourite;
  say(toggleFavourite(favourite) ? `${name} is in your faves.` : `${name} is no longer in your faves.`);
}

function pressCompare(button: HTMLElement, id: string): void {
  const car = cardCar(button, id);
  if (!car) return;
  const outcome = toggleCompared(car);
  const words = {
    added: `${car.name} is chosen to compare.`,
    removed: `${car.name} is no longer chosen to compare.`,
    full: `You can compare ${COMPARE_LIMIT} at a time. Take one out first.`,
  };
  say(words[outcome]);
}

/** Code that loads when it is first used. */
function later(loading: Promise<unknown>): void {
  loading.catch(() => announce('This cannot be opened right now. Check your connection and try again.'));
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const heart = target.closest<HTMLElement>('[data-fave]');
  const compare = target.closest<HTMLElement>('[data-compare]');
  if (heart?.dataset.fave) pressHeart(heart, heart.dataset.fave);
  else if (compare?.dataset.compare) pressCompare(compare, compare.dataset.compare);
  else if (target.closest('[data-faves]'))
    later(import('../features/favourites/faves-panel.ts').then((code) => code.openFaves()));
});

function paint(attribute: 'fave' | 'compare', ids: ReadonlySet<string>): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    const pressed = ids.has(button.dataset[attribute] ?? '');
    button.setAttribute('aria-pressed', String(pressed));
    // What a shopper saved before it was sold can still be taken out.
    if (pressed) button.hidden = false;
  }
}

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

prepareAnnouncements();
favourites.subscribe((list) => {
  paint('fave', idsOf(list));
  for (const button of document.querySelectorAll('[data-faves]')) {
    button.setAttribute('aria-label', `Faves, ${list.length} saved`);
    const count = button.querySelector<HTMLElement>('.n');
    if (!count) continue;
    count.textContent = String(list.length);
    count.hidden = list.length === 0;
  }
});
compared.subscribe((list) => {
  paint('compare', idsOf(list));
  if (list.length > 0)
    later(import('../features/compare/compare-bar.ts').then((code) => code.showCompareBar()));
});
