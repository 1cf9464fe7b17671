/** From here on the element ends a column of its own: nothing stands below it. */
const OWN_COLUMN = '(width >= 1040px)';

/**
 * Takes an element out of the page without moving what a shopper is looking at: at once where nothing in view
 * is below it, else as soon as it has left the view. Until then its place is empty.
 */
export function hideWithoutShift(element: HTMLElement): void {
  const holdsScroll = CSS.supports('overflow-anchor', 'auto');
  const isFree = (): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return matchMedia(OWN_COLUMN).matches || top >= innerHeight || (holdsScroll && bottom <= 0);
  };
  if (isFree()) {
    element.hidden = true;
    return;
  }
  element.style.visibility = 'hidden';
  const left = new IntersectionObserver(() => {
    if (!isFree()) return;
    left.disconnect();
    element.hidden = true;
  });
  left.observe(element);
}
