/** How long a count takes to its new value, in milliseconds (SRC-15). */
export const COUNT_ANIMATION_MS = 1000;

/**
 * What a count that goes from one whole number to another shows some milliseconds after it set out: never
 * past either, quick at first, there after one second (SRC-15).
 */
export function countAt(from: number, to: number, elapsedMs: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs / COUNT_ANIMATION_MS, 0), 1);
  return to - Math.round((to - from) * left ** 3);
}
