let isHolding = true;

/**
 * Keeps presses on filters of the static search for the live one, which is already on its way. Following the link
 * instead would load another page, and the live search with it once more; filters without a page of their own are no
 * links. A pressed filter changes at once; a second press changes it back.
 *
 * @param load starts the live search
 */
export function holdChoices(staticSearch: HTMLElement, load: () => void): void {
  staticSearch.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest('[data-choice]');
    if (!isHolding || !choice || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choice.ariaBusy = choice.ariaBusy === 'true' ? null : 'true';
    choice.ariaCurrent = choice.ariaCurrent === 'true' ? null : 'true';
    load();
  });
}

/** Returns the pressed filters in the order of the page. Later presses follow their link. */
export function takeHeldChoices(staticSearch: Element): HTMLElement[] {
  isHolding = false;
  const held = [...staticSearch.querySelectorAll<HTMLElement>('[data-choice][aria-busy="true"]')];
  for (const choice of held) choice.ariaBusy = null;
  return held;
}

/** Follows the first link that was pressed, if the live search cannot start. Returns false if none was. */
export function followHeldLink(staticSearch: Element): boolean {
  const held = takeHeldChoices(staticSearch);
  const link = held.find((choice) => choice instanceof HTMLAnchorElement);
  if (link) location.assign(link.href);
  else for (const choice of held) choice.ariaCurrent = null;
  return link !== undefined;
}
