/** ms a part of the page takes to open and to close (LIM-02). */
const COLLAPSE_MS = 300;

/**
 * Long comments go from their beginning to the whole and back (VDP-07): without this script they jump. The
 * whole text takes the height of the beginning first, so that nothing under it moves twice.
 */
export function startClipped(box: HTMLElement): void {
  const details = box.querySelector('details');
  const whole = details?.querySelector<HTMLElement>('.prose');
  const beginning = box.querySelector<HTMLElement>(':scope > .prose');
  if (!details || !whole || !beginning) return;
  const run = (from: number, to: number) =>
    whole.animate([{ blockSize: `${from}px` }, { blockSize: `${to}px` }], {
      duration: COLLAPSE_MS,
      easing: 'ease',
    });
  details.querySelector('summary')?.addEventListener('click', (event) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    if (!details.open) {
      const from = beginning.offsetHeight;
      details.open = true;
      run(from, whole.offsetHeight);
      return;
    }
    const from = whole.offsetHeight;
    details.open = false;
    const to = beginning.offsetHeight;
    details.open = true;
    run(from, to).onfinish = () => {
      details.open = false;
    };
  });
}
