/** Runs `act` once, when the element comes into view, unless the signal aborts first. */
export function whenSeen(element: Element, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
