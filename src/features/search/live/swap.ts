/** A selector for the same element in another rendering of the page. */
const selectorOf = (element: Element): string | null => {
  const { id } = element;
  if (id) return `#${CSS.escape(id)}`;
  for (const name of ['name', 'href', 'data-fave', 'data-compare']) {
    const value = element.getAttribute(name);
    if (value) return `${element.localName}[${name}="${CSS.escape(value)}"]`;
  }
  return null;
};

// Lazy or asynchronously decoded copies of loaded pictures would flash for a frame.
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
function counterpartOf(element: Element, from: Element, to: Element): HTMLElement | null {
  const selector = selectorOf(element);
  if (selector === null) return null;
  const index = [...from.querySelectorAll(selector)].indexOf(element);
  return to.querySelectorAll<HTMLElement>(selector)[index] ?? null;
}

/**
 * Replaces an element with another rendering of it, without a visible change: loaded pictures stay, the focus moves to
 * the corresponding element without scrolling, and an open drawer is opened again.
 *
 * @param adopt moves parts of the old element into the new one
 */
export function swap(from: Element, to: Element, adopt: () => void): void {
  const focused = from.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const counterpart = focused && counterpartOf(focused, from, to);
  const drawerOpen = from.querySelector('dialog[open]') !== null;
  showLoadedImages(from, to);
  adopt();
  from.replaceWith(to);
  if (drawerOpen) to.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
  const next = focused && to.contains(focused) ? focused : counterpart;
  next?.focus({ preventScroll: true });
}
