const CONTROLS = 'a, button';
/** What follows a card's facts: its buttons, or what a dealer's own component made of them. */
const BUTTONS = ':scope > .foot ~ *';

const titleLink = (card: Element) => card.querySelector('h3 a')?.getAttribute('href');
const buttonLinks = (card: Element) =>
  [...card.querySelectorAll(`${BUTTONS} a`)].map(
    (link) => `${link.getAttribute('href')} ${link.textContent.trim()}`,
  );

/** Buttons that lead where they led stay: a dealer's own component made them, which no script can. */
function keepButtons(card: Element, before: Element): void {
  const there = new Set(buttonLinks(before));
  const links = buttonLinks(card);
  if (links.length === 0 || !links.every((link) => there.has(link))) return;
  for (const part of card.querySelectorAll(BUTTONS)) part.remove();
  card.append(...before.querySelectorAll(BUTTONS));
}

/**
 * Puts cards in the place of those a list has. Whoever is at a control of a card is at the same one
 * afterwards; where its card is gone, at the list.
 */
export function replaceCards(list: HTMLElement, cards: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const before = new Map([...list.children].map((card) => [titleLink(card), card]));
  const from = activeElement && [...list.children].find((card) => card.contains(activeElement));
  const index = from ? [...from.querySelectorAll(CONTROLS)].indexOf(activeElement) : -1;
  for (const card of cards) {
    const same = before.get(titleLink(card));
    if (same && same.classList.contains('gone') === card.classList.contains('gone')) keepButtons(card, same);
  }
  list.replaceChildren(...cards);
  if (!from) return;
  const to = cards.find((card) => titleLink(card) === titleLink(from));
  const control = to?.querySelectorAll<HTMLElement>(CONTROLS)[index] ?? list;
  control.focus({ preventScroll: true });
}
