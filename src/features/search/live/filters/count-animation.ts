/** Duration of the animation (SRC-15). */
export const COUNT_ANIMATION_MS = 1000;

/**
 * The whole number to show `elapsedMs` after a count started to animate from one number to another. It eases out,
 * never overshoots, and arrives after one second (SRC-15).
 */
export function countAt(from: number, to: number, elapsedMs: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs / COUNT_ANIMATION_MS, 0), 1);
  return to - Math.round((to - from) * left ** 3);
}
