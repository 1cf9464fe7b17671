import { editDistance } from '../../lib/edit-distance.ts';

/**
 * Finds the most similar word for "did you mean"; null when none is similar. Column names often contain one
 * another ("Price", "Sale Price"), so a contained word counts as similar.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let best: string | null = null;
  let bestScore = Math.max(2, Math.ceil(word.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    const contained = wanted.length > 3 && (lower.includes(wanted) || wanted.includes(lower));
    const score = contained ? 1.5 : editDistance(wanted, lower);
    if (score < bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}
