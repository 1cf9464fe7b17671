import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { sharedCards } from '../../search/cards/shared-cards.ts';
import type { StoredCard } from '../../search/index-file/cards.ts';
import { STATUS_LABELS } from '../../stock/rules/labels.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';
import { element, iconButton } from '../../ui/element.ts';
import { loadStyle } from '../../ui/load-style.ts';
import { openDialog } from '../../ui/open-dialog.ts';
import { cardElement } from '../card/card-element.ts';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';
import styles from './saved-lists.css?url';
import { smallPicture } from './small-picture.ts';

/** `sizes` attribute of a card's picture: its width in the panel. */
const SIZES = '112px';

/**
 * Creates a row with the saved picture and name, and a heart. A removed vehicle stays in the list until the panel
 * closes, so that it can be saved again.
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
    { href: vehiclePath(encodeURIComponent(slug)) },
    smallPicture(favourite),
    element('span', {}, name),
  );
  return element('li', {}, link, heart);
}

/** Replaces the content of a row with the vehicle's card. Focus moves to the same control of the card. */
function showCard(listItem: Element, card: StoredCard): void {
  const { activeElement } = document;
  const focusedTag = listItem.contains(activeElement) ? activeElement?.localName : null;
  const newCard = cardElement(card, { sizes: SIZES });
  listItem.replaceChildren(newCard);
  if (focusedTag) newCard.querySelector<HTMLElement>(focusedTag === 'a' ? 'h3 a' : '.fave')?.focus();
}

/** Shows the cards of saved vehicles. A vehicle that is no longer listed keeps its row, with a note. */
async function showCards(list: Element, saved: readonly Favourite[]): Promise<void> {
  const { search } = document.documentElement.dataset;
  if (search === undefined) return;
  try {
    const cards = await sharedCards(JSON.parse(search)).cards(saved);
    for (const [n, listItem] of [...list.children].entries()) {
      const card = cards[n];
      if (card) showCard(listItem, card);
      else
        listItem.querySelector('a > span:last-child')?.append(element('small', {}, STATUS_LABELS.unlisted));
    }
  } catch (error) {
    console.warn('Saved vehicles are shown without their cards, which could not be loaded.', error);
  }
}

/** Opens the panel with the saved vehicles. */
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
    element('p', {}, `Tap the heart on any of our ${vehicles} to save it here.`),
    element('a', { class: 'btn', href: searchHref }, `See our ${vehicles}`),
  );
  const scroll = element('div', { class: 'scroll' }, count, saved.length > 0 ? list : empty);
  const dialog = openDialog('drawer faves', 'Faves', scroll);
  const stop = favourites.subscribe(({ length }) => {
    count.textContent =
      length === 0 ? 'None saved yet.' : `${formatVehicleCount(length, vehicles)} saved in this browser.`;
  });
  dialog.addEventListener('close', stop);
  await showCards(list, saved);
}
