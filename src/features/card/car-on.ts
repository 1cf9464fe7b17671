import type { CardFacts } from '../../stock/card-facts.ts';

/** The facts of the card that an element holds or stands in; null where there is none. */
export function carOn(element: Element): CardFacts | null {
  const card = element.closest<HTMLElement>('[data-car]') ?? element.querySelector<HTMLElement>('[data-car]');
  return card?.dataset.car === undefined ? null : (JSON.parse(card.dataset.car) as CardFacts);
}
