/** A selector that finds the same element in another rendering of the page; null if the element has no identity. */
const selectorOf = (element: Element): string | null => {
  const { id } = element;
  if (id) return `#${CSS.escape(id)}`;
  // A filter value is a link in the static search, and a checkbox or button in the live one.
  const { choice } = (element as HTMLElement).dataset;
  if (choice) return `[data-choice="${CSS.escape(choice)}"]`;
  for (const name of ['name', 'href', 'data-fave', 'data-compare']) {
    const value = element.getAttribute(name);
    if (value) return `${element.localName}[${name}="${CSS.escape(value)}"]`;
  }
  return null;
};

// A copy of a loaded picture would be missing for a frame if it were lazy or decoded asynchronously.
function showLoadedImages(from: Element, to: Element): void {
  const loaded = new Set(
    [...from.querySelectorAll('img')].filter((image) => image.complete).map(({ src }) => src),
  );
  for (const image of to.querySelectorAll('img')) {
    if (!loaded.has(image.src)) continue;
    image.loading = 'eager';
    image.decoding = 'sync';
  }
}

/** The element in `to` that corresponds to one in `from`: same selector, same index. */
export function counterpartOf(element: Element, from: Element, to: Element): HTMLElement | null {
  const selector = selectorOf(element);
  if (selector === null) return null;
  const index = [...from.querySelectorAll(selector)].indexOf(element);
  return to.querySelectorAll<HTMLElement>(selector)[index] ?? null;
}

/**
 * Replaces parts of the page with other renderings of them, without a visible change: loaded pictures stay, the focus
 * moves to the corresponding element without scrolling, and an open drawer is opened again.
 */
export function swap(parts: readonly [from: Element, to: Element][]): void {
  const { activeElement } = document;
  let nextFocus: HTMLElement | null = null;
  let drawerOpen = false;
  for (const [from, to] of parts) {
    if (activeElement && from.contains(activeElement)) nextFocus = counterpartOf(activeElement, from, to);
    if (from.querySelector('dialog[open]')) drawerOpen = true;
    showLoadedImages(from, to);
    from.replaceWith(to);
  }
  if (drawerOpen) document.getElementById('filter-open')?.click();
  nextFocus?.focus({ preventScroll: true });
}
