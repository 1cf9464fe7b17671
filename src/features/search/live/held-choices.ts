let isHolding = true;

/**
 * Holds presses on filters of the static search until the live search, which is already loading, can apply them.
 * Following the filter's link instead would load another page and the live search again, and filters without a page
 * of their own have no link. A pressed filter looks chosen at once; a second press takes that back.
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

/** Returns the pressed filters in the order of the page, and stops holding: later presses follow their link. */
export function takeHeldChoices(staticSearch: Element): HTMLElement[] {
  isHolding = false;
  const held = [...staticSearch.querySelectorAll<HTMLElement>('[data-choice][aria-busy="true"]')];
  for (const choice of held) choice.ariaBusy = null;
  return held;
}

/**
 * Follows the first link among the held presses, for when the live search cannot start. Returns false if none is a
 * link.
 */
export function followHeldLink(staticSearch: Element): boolean {
  const held = takeHeldChoices(staticSearch);
  const link = held.find((choice) => choice instanceof HTMLAnchorElement);
  if (link) location.assign(link.href);
  else for (const choice of held) choice.ariaCurrent = null;
  return link !== undefined;
}
