import { SHORTENED_EVENT } from './shortened.ts';

// px below the view. Larger than any margin above a section, because hiding a section removes that margin, too.
const GAP = 64;

/** Runs `act` after this frame's scrolling and layout, before it is painted: that is when a ResizeObserver reports. */
function beforePaint(element: HTMLElement, act: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
}

/**
 * Hides an element without moving what the shopper is looking at: immediately if nothing below it is in view,
 * otherwise once it has scrolled out of view. Until then it keeps its space and is invisible. Dispatches
 * `SHORTENED_EVENT` when hiding it lowers `scrollY`.
 *
 * @param lastInColumn media query for layouts in which the element is the last of its column, so that hiding it
 * moves nothing
 */
export function hideWithoutShift(element: HTMLElement, lastInColumn = 'not all'): void {
  const hasScrollAnchoring = CSS.supports('overflow-anchor', 'auto');
  const canHide = (): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return (
      matchMedia(lastInColumn).matches || top >= innerHeight + GAP || (hasScrollAnchoring && bottom <= 0)
    );
  };
  const tryHide = (): void => {
    if (!canHide()) return;
    observer.disconnect();
    const page = document.documentElement;
    const isAbove = hasScrollAnchoring && element.getBoundingClientRect().bottom <= 0;
    const height = page.scrollHeight;
    element.style.display = 'none';
    if (isAbove) dispatchEvent(new CustomEvent(SHORTENED_EVENT, { detail: height - page.scrollHeight }));
  };
  const observer = new IntersectionObserver(() => beforePaint(element, tryHide), {
    rootMargin: `0px 0px ${GAP}px`,
  });
  element.style.visibility = 'hidden';
  observer.observe(element);
}
