/** ms a part of the page takes to open and to close (LIM-02). */
const COLLAPSE_MS = 300;

/** px of what stands there while a part is closed: the beginning of clipped text, else nothing. */
function closedHeight(details: HTMLDetailsElement): number {
  const beginning = details.parentElement?.querySelector<HTMLElement>(':scope > .prose');
  return beginning?.offsetHeight ?? 0;
}

/** Has "Show More" and its like open and close by degrees; without this they do at once. */
export function startMore(details: HTMLDetailsElement): void {
  const body = details.querySelector<HTMLElement>(':scope > .body');
  const run = (from: number, to: number) =>
    body?.animate(
      [
        { blockSize: `${from}px`, overflowY: 'clip' },
        { blockSize: `${to}px`, overflowY: 'clip' },
      ],
      { duration: COLLAPSE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  details.querySelector('summary')?.addEventListener('click', (event) => {
    if (!body || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    if (body.getAnimations().length > 0) return;
    const from = details.open ? body.offsetHeight : closedHeight(details);
    if (!details.open) {
      details.open = true;
      run(from, body.offsetHeight);
      return;
    }
    details.open = false;
    const to = closedHeight(details);
    details.open = true;
    const closing = run(from, to);
    if (closing)
      closing.onfinish = () => {
        details.open = false;
      };
  });
}
