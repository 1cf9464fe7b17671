/** What tells an element from others of its page, so that the focus finds its like. */
const likeness = (element: Element): string | null => {
  const { id } = element;
  if (id) return `#${CSS.escape(id)}`;
  for (const name of ['name', 'href', 'data-fave', 'data-compare']) {
    const value = element.getAttribute(name);
    if (value) return `${element.localName}[${name}="${CSS.escape(value)}"]`;
  }
  return null;
};

/** Pictures that are there already are drawn at once, not one frame late. */
function drawAtOnce(from: Element, to: Element): void {
  const there = new Set(
    [...from.querySelectorAll('img')].filter((image) => image.complete).map(({ src }) => src),
  );
  for (const image of to.querySelectorAll('img')) {
    if (!there.has(image.src)) continue;
    image.loading = 'eager';
    image.decoding = 'sync';
  }
}

/** The element's like in another tree: the one at its place among all that are as alike. */
function likeOf(element: Element, from: Element, to: Element): HTMLElement | null {
  const selector = likeness(element);
  if (selector === null) return null;
  const place = [...from.querySelectorAll(selector)].indexOf(element);
  return to.querySelectorAll<HTMLElement>(selector)[place] ?? null;
}

/**
 * Puts an element in place of another in one step: pictures that were there stay there, the focus goes to
 * its like, the page does not move, filters that stood open in their drawer stand open again.
 *
 * @param adopt takes parts of the old element over into the new one
 */
export function swap(from: Element, to: Element, adopt: () => void): void {
  const focused = from.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const like = focused && likeOf(focused, from, to);
  const drawn = from.querySelector('dialog[open]') !== null;
  drawAtOnce(from, to);
  adopt();
  from.replaceWith(to);
  if (drawn) to.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
  const next = focused && to.contains(focused) ? focused : like;
  next?.focus({ preventScroll: true });
}
