import { countOf } from '../../lib/count-of.ts';
import { element, iconButton } from '../../ui/element.ts';
import { openDialog } from '../../ui/lazy-dialog.ts';
import { loadStyle } from '../../ui/load-style.ts';
import { type Favourite, favourites, toggleFavourite } from './favourites.ts';
import styles from './saved-lists.css?url';
import { smallPicture } from './small-picture.ts';

/** A saved vehicle: a link to its page and its heart. Taken out it stays until the panel closes, to be put back. */
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
}
