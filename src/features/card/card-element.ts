import { liveState } from '../../search/cards/live-state.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { StoredCard } from '../../search/index-file/cards.ts';
import { partOf } from '../../ui/part-of.ts';
import type { CardPlacement } from './card-placement.ts';

/** Creates a card's element from its stored HTML, with the picture settings for its place on the page. */
export function cardElement({ html }: StoredCard, { sizes, first = false }: CardPlacement): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const card = partOf(template.content, '.card');
  // Set before the card is inserted, because inserting it starts the download of its picture.
  const picture = card.querySelector<HTMLImageElement>('.pic > img:not(.tag)');
  // Forms with a picture of their own width have their own `sizes`.
  if (picture?.sizes === '100vw' && sizes) picture.sizes = sizes;
  if (picture && first) {
    picture.removeAttribute('loading');
    picture.fetchPriority = 'high';
  }
  return card;
}

/** Inserts the parts for a status from the card's own template: the band into the picture, the rest to the buttons. */
function insertParts(card: HTMLElement, status: string): void {
  const template = card.querySelector<HTMLTemplateElement>(`template[data-if="${status}"]`);
  for (const part of [...(template?.content.children ?? [])]) {
    const copy = part.cloneNode(true) as HTMLElement;
    copy.dataset.now = '';
    (copy.matches('.band') ? partOf(card, '.pic') : (card.querySelector(':scope > details') ?? card)).append(
      copy,
    );
  }
}

/** Shows the current status and price on a card. A repayment for the old price is hidden. */
export function updateCard(card: HTMLElement, { card: { facts }, ...now }: CardDocument): void {
  const { status, price } = liveState(facts, now);
  if ((card.dataset.now ?? null) !== status) {
    for (const part of card.querySelectorAll('[data-now]')) part.remove();
    if (status === null) delete card.dataset.now;
    else card.dataset.now = status;
    if (status !== null) insertParts(card, status);
  }
  const priceElement = card.querySelector('.price');
  if (priceElement && facts.amount !== null) priceElement.textContent = price ?? facts.price;
  card.toggleAttribute('data-repriced', price !== null);
}
