/** Acts once, when the element comes into view; never after the signal's abort. */
export function whenSeen(element: Element, act: () => void, left: AbortSignal): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    act();
  });
  seen.observe(element);
  left.addEventListener('abort', () => seen.disconnect());
}
