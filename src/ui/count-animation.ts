/** Duration of the animation (SRC-15). */
export const COUNT_ANIMATION_MS = 1000;

/**
 * The whole number to show `elapsedMs` after a count started to change from one number to another. It changes fast at
 * first and slowly at the end, never overshoots, and arrives after one second (SRC-15).
 */
export function countAt(from: number, to: number, elapsedMs: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs / COUNT_ANIMATION_MS, 0), 1);
  return to - Math.round((to - from) * left ** 3);
}

const shouldJump = () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Counts from one number to another in one second (SRC-15), or shows the last one at once if the page is hidden or the
 * shopper prefers reduced motion. Returns a function that stops it.
 */
export function animateCount(from: number, to: number, show: (count: number) => void): () => void {
  if (from === to || shouldJump()) {
    show(to);
    return () => {};
  }
  const began = performance.now();
  const step = (now: number) => {
    show(countAt(from, to, now - began));
    if (now - began < COUNT_ANIMATION_MS) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
