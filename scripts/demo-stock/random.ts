/** A seeded random generator: the same seed gives the same stock on every machine. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number between the bounds, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by relative weight. At least one weight must be above 0. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
  /** Normally distributed, limited to three deviations from the mean. */
  normal(mean: number, deviation: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hash32(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Mulberry32. */
function generator(seed: string): () => number {
  let state = hash32(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function nonEmpty<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

export function seeded(seed: string): Random {
  const next = generator(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => nonEmpty(list[Math.floor(next() * list.length)]),
    weighted(list, weight) {
      const total = list.reduce((sum, item) => sum + weight(item), 0);
      let at = next() * total;
      for (const item of list) {
        at -= weight(item);
        if (at < 0) return item;
      }
      return nonEmpty(list.at(-1));
    },
    normal(mean, deviation) {
      const sum = next() + next() + next() + next() + next() + next();
      return mean + (sum - 3) * Math.SQRT2 * deviation;
    },
    shuffle(list) {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [out[i], out[j]] = [nonEmpty(out[j]), nonEmpty(out[i])];
      }
      return out;
    },
  };
}
