import type { StoredCard } from '../../../src/search/index-file/cards.ts';
import { cardFacts } from '../../../src/stock/card-facts.ts';
import type { CardView } from '../../../src/stock/views.ts';

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A card as the site stores it, in the simplest drawing there can be: for tests of what finds cards. */
export function storedCard(view: CardView): StoredCard {
  const facts = cardFacts(view);
  const link = `<h3><a href="${view.href}">${view.title}</a></h3>`;
  return {
    facts,
    html: `<article class="card" data-car="${quoted(JSON.stringify(facts))}">${link}</article>`,
  };
}
