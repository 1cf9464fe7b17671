/** ms a part of the page takes to open and to close (LIM-02). */
const COLLAPSE_MS = 300;

/** px of what stands there while a part is closed: the beginning of clipped text, else nothing. */
function closedHeight(details: HTMLDetailsElement): number {
  const beginning = details.parentElement?.querySelector<HTMLElement>(':scope > .prose');
  return beginning?.offsetHeight ?? 0;
}

/**
 * Has "Show More" and its like open and close gradually; without this they do so at once. A press during
 * the movement reverses it.
 */
export function startMore(details: HTMLDetailsElement): void {
  const body = details.querySelector<HTMLElement>(':scope > .body');
  let opens = false;
  let running: Animation | undefined;
  details.querySelector('summary')?.addEventListener('click', (event) => {
    if (!body) return;
    if (running) {
      event.preventDefault();
      opens = !opens;
      running.reverse();
      return;
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    opens = !details.open;
    details.open = false;
    const part = closedHeight(details);
    // Keep it open while it closes: a closed part shows nothing.
    details.open = true;
    const whole = body.offsetHeight;
    const [from, to] = opens ? [part, whole] : [whole, part];
    running = body.animate(
      [
        { blockSize: `${from}px`, overflowY: 'clip' },
        { blockSize: `${to}px`, overflowY: 'clip' },
      ],
      { duration: COLLAPSE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    running.onfinish = () => {
      details.open = opens;
      running = undefined;
    };
  });
}
