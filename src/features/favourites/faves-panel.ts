import { countOf } from '../../lib/count-of.ts';
import { sharedCards } from '../../search/cards/shared-cards.ts';
import type { StoredCard } from '../../search/index-file/cards.ts';
import { STATUS_LABELS } from '../../stock/rules/labels.ts';
import { element, iconButton } from '../../ui/element.ts';
import { openDialog } from '../../ui/lazy-dialog.ts';
import { loadStyle } from '../../ui/load-style.ts';
import { cardElement } from '../card/card-element.ts';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';
import styles from './saved-lists.css?url';
import { smallPicture } from './small-picture.ts';

/** Width of a card's picture here. */
const SIZES = '112px';

/**
 * A saved vehicle by what was saved of it: a link to its page and its heart. Taken out it stays until the
 * panel closes, to be put back.
 */
function row(favourite: Favourite): HTMLLIElement {
  const { name, slug } = favourite;
  const heart = iconButton(
    { class: 'icon-btn', 'aria-pressed': 'true', 'aria-label': `Fave ${name}` },
    'heart',
  );
  heart.addEventListener('click', () =>
    heart.setAttribute('aria-pressed', String(toggleFavourite(favourite))),
  );
  const link = element(
    'a',
    { href: `/cars/${encodeURIComponent(slug)}` },
    smallPicture(favourite),
    element('span', {}, name),
  );
  return element('li', {}, link, heart);
}

/** Puts the card in the place of the short row; whoever is at the row's link or heart is at the card's. */
function showCard(place: Element, card: StoredCard): void {
  const { activeElement } = document;
  const focused = place.contains(activeElement) ? activeElement?.localName : null;
  const drawn = cardElement(card, { sizes: SIZES });
  place.replaceChildren(drawn);
  if (focused) drawn.querySelector<HTMLElement>(focused === 'a' ? 'h3 a' : '.fave')?.focus();
}

/** The cards of the saved vehicles, from the site; those it no longer lists keep their short row, which says so. */
async function showCards(list: Element, saved: readonly Favourite[]): Promise<void> {
  const { search } = document.documentElement.dataset;
  if (search === undefined) return;
  try {
    const cards = await sharedCards(JSON.parse(search)).cards(saved);
    for (const [n, place] of [...list.children].entries()) {
      const card = cards[n];
      if (card) showCard(place, card);
      else place.querySelector('a > span:last-child')?.append(element('small', {}, STATUS_LABELS.unlisted));
    }
  } catch (error) {
    console.warn('Saved vehicles show as they were saved: the cards could not be read.', error);
  }
}

/** The list of saved vehicles, over the page. */
export async function openFaves(): Promise<void> {
  await loadStyle(styles);
  if (document.querySelector('dialog.faves')) return;
  const { vehicles = 'vehicles', searchHref = '/' } = document.documentElement.dataset;
  const saved = favourites.get();
  const count = element('p', { class: 'count', role: 'status' });
  const list = element('ul', { class: 'faves-list' }, ...saved.map(row));
  const empty = element(
    'div',
    { class: 'no-faves' },
    element('p', {}, `Press the heart of any of our ${vehicles} and it waits for you here.`),
    element('a', { class: 'btn', href: searchHref }, `See our ${vehicles}`),
  );
  const scroll = element('div', { class: 'scroll' }, count, saved.length > 0 ? list : empty);
  const dialog = openDialog('drawer faves', 'Faves', scroll);
  const stop = favourites.subscribe(({ length }) => {
    count.textContent =
      length === 0 ? 'None saved yet.' : `${countOf(length, vehicles)} saved in this browser.`;
  });
  dialog.addEventListener('close', stop);
  await showCards(list, saved);
}
