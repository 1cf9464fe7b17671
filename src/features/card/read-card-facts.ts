import type { CardFacts } from '../../stock/card-facts.ts';

/** Returns the facts of the card around the element, or else inside it; null if there is no card. */
export function readCardFacts(element: Element): CardFacts | null {
  const card = element.closest<HTMLElement>('[data-car]') ?? element.querySelector<HTMLElement>('[data-car]');
  return card?.dataset.car === undefined ? null : (JSON.parse(card.dataset.car) as CardFacts);
}
