import { carOn } from '../features/card/car-on.ts';
import { COMPARE_LIMIT, compared, comparedCar, toggleCompared } from '../features/compare/compare.ts';
import { showSaved } from '../features/compare/saved-state.ts';
import {
  type Favourite,
  favouriteOf,
  favouriteOfCard,
  favourites,
  toggleFavourite,
} from '../features/favourites/favourites.ts';
import { announce, prepareAnnouncements } from '../ui/announce.ts';
import { notKept } from '../ui/storage/kept-list.ts';

/**
 * Hearts and compare buttons of all cards, those in the page's HTML and those that come later: presses are
 * heard on the document, and the buttons follow what is kept, also by other tabs (CAR-04, WAT-01).
 */
const NOT_KEPT = 'Your browser keeps this only until you leave the page.';

const say = (text: string) => announce(notKept.get() ? `${text} ${NOT_KEPT}` : text);

function favouriteOn(button: HTMLElement): Favourite | null {
  const car = carOn(button);
  return car && favouriteOfCard(car);
}

function pressHeart(button: HTMLElement): void {
  const own = button.dataset.favourite;
  const favourite = own === undefined ? favouriteOn(button) : favouriteOf(JSON.parse(own));
  if (!favourite) return;
  const { name } = favourite;
  say(toggleFavourite(favourite) ? `${name} is in your faves.` : `${name} is no longer in your faves.`);
}

function pressCompare(button: HTMLElement): void {
  const facts = carOn(button);
  if (!facts) return;
  const car = comparedCar(facts);
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
  if (heart) pressHeart(heart);
  else if (compare) pressCompare(compare);
  else if (target.closest('[data-faves]'))
    later(import('../features/favourites/faves-panel.ts').then((code) => code.openFaves()));
});

prepareAnnouncements();
// Cards that scripts insert are drawn as if nothing were saved.
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  for (const node of added) if (node instanceof Element) showSaved(node);
}).observe(document.body, { childList: true, subtree: true });
favourites.subscribe((list) => {
  showSaved(document);
  for (const button of document.querySelectorAll('[data-faves]')) {
    button.setAttribute('aria-label', `Faves, ${list.length} saved`);
    const count = button.querySelector<HTMLElement>('.n');
    if (!count) continue;
    count.textContent = String(list.length);
    count.hidden = list.length === 0;
  }
});
compared.subscribe((list) => {
  showSaved(document);
  if (list.length > 0)
    later(import('../features/compare/compare-bar.ts').then((code) => code.showCompareBar()));
});
