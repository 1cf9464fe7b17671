let isHolding = true;

/**
 * Keeps presses on filters of the static search for the live one, which is already on its way. Following the link
 * instead would load another page, and the live search with it once more. A pressed filter changes at once; a second
 * press changes it back.
 *
 * @param load starts the live search
 */
export function holdChoices(staticSearch: HTMLElement, load: () => void): void {
  staticSearch.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[data-choice]');
    if (!isHolding || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    link.ariaBusy = link.ariaBusy === 'true' ? null : 'true';
    link.ariaCurrent = link.ariaCurrent === 'true' ? null : 'true';
    load();
  });
}

/** Returns the pressed links in the order of the page. Later presses follow their link. */
export function takeHeld(staticSearch: Element): HTMLAnchorElement[] {
  isHolding = false;
  const links = [...staticSearch.querySelectorAll<HTMLAnchorElement>('a[data-choice][aria-busy="true"]')];
  for (const link of links) link.ariaBusy = null;
  return links;
}

/** Follows the link that was pressed, if the live search cannot start. Returns false if none was. */
export function followHeld(staticSearch: Element): boolean {
  const [link] = takeHeld(staticSearch);
  if (link) location.assign(link.href);
  return link !== undefined;
}
