/** The path of a yard's page that stands for its workshop, whose hours and phone number are its own. */
export const workshopPath = (yardPath: string): string => `${yardPath}#service`;

const shownCard = () => document.querySelector<HTMLElement>('.yard-shown');

/** Path of the page of the yard whose card is shown; null if there is no card. */
export const shownYard = (): string | null => shownCard()?.dataset.yard ?? null;

/**
 * Shows the card of another yard in place of the one beside a form or below a text (`ShownYard.astro`). Without a card for
 * it, the present one stays.
 *
 * @param path of the yard's page; null or undefined if it is not known
 */
export function showYard(path: string | null | undefined): void {
  const shown = shownCard();
  if (!shown || !path || shown.dataset.yard === path) return;
  const cards = document.querySelectorAll<HTMLTemplateElement>('template[data-yard-card]');
  const card = [...cards].find(({ dataset }) => dataset.yardCard === path);
  if (!card) return;
  shown.dataset.yard = path;
  shown.replaceChildren(card.content.cloneNode(true));
}
