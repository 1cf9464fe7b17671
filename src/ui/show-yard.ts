/**
 * Shows the card of another yard in place of the one beside a form or below a text (`ShownYard.astro`). Without a card for
 * it, the present one stays.
 *
 * @param path of the yard's page; null or undefined if it is not known
 */
export function showYard(path: string | null | undefined): void {
  const shown = document.querySelector<HTMLElement>('.yard-shown');
  if (!shown || !path || shown.dataset.yard === path) return;
  const cards = document.querySelectorAll<HTMLTemplateElement>('template[data-yard-card]');
  const card = [...cards].find(({ dataset }) => dataset.yardCard === path);
  if (!card) return;
  shown.dataset.yard = path;
  shown.replaceChildren(card.content.cloneNode(true));
}
