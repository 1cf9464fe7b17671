/** Duration of opening and closing (LIM-02). */
const DURATION_MS = 300;

/** Animates the height of a box while `change` expands or collapses it. */
export function animateHeight(box: HTMLElement, change: () => void): void {
  const before = box.offsetHeight;
  // With a running animation, the height measured after the change would be wrong.
  for (const running of box.getAnimations()) running.cancel();
  change();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const heights = [before, box.offsetHeight].map((height) => ({ height: `${height}px`, overflow: 'clip' }));
  box.animate(heights, { duration: DURATION_MS, easing: 'ease' });
}
