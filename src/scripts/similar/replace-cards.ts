const CONTROLS = 'a, button';
const titleLink = (card: Element) => card.querySelector<HTMLAnchorElement>('h3 a')?.href;

/**
 * Puts cards in the place of those a rail has. Whoever is at a control of a card is at the same one
 * afterwards; where its card is gone, at the rail.
 */
export function replaceCards(rail: HTMLElement, cards: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const from = activeElement && [...rail.children].find((card) => card.contains(activeElement));
  const index = from ? [...from.querySelectorAll(CONTROLS)].indexOf(activeElement) : -1;
  rail.replaceChildren(...cards);
  if (!from) return;
  const to = cards.find((card) => titleLink(card) === titleLink(from));
  const control = to?.querySelectorAll<HTMLElement>(CONTROLS)[index] ?? rail;
  control.focus({ preventScroll: true });
}
