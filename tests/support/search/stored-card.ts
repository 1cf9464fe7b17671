import type { StoredCard } from '../../../src/search/index-file/cards.ts';
import { cardFacts } from '../../../src/stock/card-facts.ts';
import type { CardView } from '../../../src/stock/views.ts';

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A stored card with placeholder HTML, for tests that only look up cards. */
export function storedCard(view: CardView): StoredCard {
  const facts = cardFacts(view);
  const link = `<h3><a href="${view.href}">${view.title}</a></h3>`;
  const price = `<p class="money"><span class="price">${facts.price}</span></p>`;
  return {
    facts,
    html: `<article class="card" data-car="${quoted(JSON.stringify(facts))}">${link}${price}</article>`,
  };
}
