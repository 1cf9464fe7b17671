import { SHORTENED_EVENT } from './shortened.ts';

/** More than the gap above any part of a page: it goes with the part, and what follows rises by both. */
const GAP = 64;

/** Acts once this frame's scrolling and layout are settled, and before it is drawn. */
function beforeDrawn(element: HTMLElement, act: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
}

/**
 * Takes an element out of the page without moving what a shopper is looking at: at once where nothing in view
 * is below it, else as soon as it has left the view. Until then its place is empty. Sends
 * `SHORTENED_EVENT` when the removal lowers `scrollY`.
 *
 * @param endsColumn media query under which nothing stands below it
 */
export function hideWithoutShift(element: HTMLElement, endsColumn = 'not all'): void {
  const holdsScroll = CSS.supports('overflow-anchor', 'auto');
  const isFree = (): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return matchMedia(endsColumn).matches || top >= innerHeight + GAP || (holdsScroll && bottom <= 0);
  };
  const tryHide = (): void => {
    if (!isFree()) return;
    left.disconnect();
    const page = document.documentElement;
    const isAbove = holdsScroll && element.getBoundingClientRect().bottom <= 0;
    const height = page.scrollHeight;
    element.style.display = 'none';
    if (isAbove) dispatchEvent(new CustomEvent(SHORTENED_EVENT, { detail: height - page.scrollHeight }));
  };
  const left = new IntersectionObserver(() => beforeDrawn(element, tryHide), {
    rootMargin: `0px 0px ${GAP}px`,
  });
  element.style.visibility = 'hidden';
  left.observe(element);
}
