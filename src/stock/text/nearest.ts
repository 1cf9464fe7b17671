function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The candidate nearest in spelling, for "did you mean"; null when nothing is near. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let best: string | null = null;
  let bestScore = Math.max(2, Math.ceil(word.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    const contained = wanted.length > 3 && (lower.includes(wanted) || wanted.includes(lower));
    const score = contained ? 1.5 : distance(wanted, lower);
    if (score < bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}
