import { similarCard } from '../../rules/similar-card.ts';
import type { CardView } from '../../rules/views.ts';
import { similarCars } from '../../search/client/similar-cars.ts';
import { type SimilarTo, similarFilters } from '../../search/similar-filters.ts';
import { cardMaker } from '../card/card-maker.ts';
import { partOf } from '../card/parts.ts';
import { pageTransport } from '../search/page-transport.ts';
import { replaceCards } from './replace-cards.ts';

/** Similar cars shown at most (VDP-14). */
const MOST = 6;

/**
 * Brings the similar cars up to date (API-09): those shown keep their place, with the price of now; what is
 * sold gives way to another. Where the search fails they stay as they are (ERR-15).
 */
export async function refreshSimilar(section: HTMLElement): Promise<void> {
  const { similar = '', source = '', sizes = '' } = section.dataset;
  const wanted = JSON.parse(similar) as SimilarTo & { testDrives: boolean; shown: string[] };
  const { id, shown, testDrives } = wanted;
  const found = await similarCars(pageTransport(source), {
    id,
    kinds: similarFilters(wanted, shown),
    max: MOST,
  });
  if (!found) return;
  const place = (card: CardView) => (shown.includes(card.id) ? shown.indexOf(card.id) : shown.length);
  const cards = found.toSorted((a, b) => place(a) - place(b));
  const makeCard = cardMaker(partOf<HTMLTemplateElement>(section, '[data-cards]'), sizes);
  const made = cards.map((card) => makeCard(similarCard(card, testDrives)));
  replaceCards(partOf(section, '.rail'), made);
}
