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
  /** Approximately normal distribution, limited to 4.2 deviations from the mean. */
  normal(mean: number, deviation: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** 32-bit hash of a text: FNV-1a with its offset basis and prime, then the final mix of MurmurHash3. */
export function hash32(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The pseudorandom generator Mulberry32, whose constants these are. */
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
  if (item === undefined) throw new Error('The list to pick from is empty.');
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
      let remaining = next() * total;
      for (const item of list) {
        remaining -= weight(item);
        if (remaining < 0) return item;
      }
      return nonEmpty(list.at(-1));
    },
    normal(mean, deviation) {
      // The sum of six numbers from 0 to 1 has the mean 3 and the deviation √½.
      const sum = next() + next() + next() + next() + next() + next();
      return mean + (sum - 3) * Math.SQRT2 * deviation;
    },
    shuffle(list) {
      const shuffled = [...list];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [shuffled[i], shuffled[j]] = [nonEmpty(shuffled[j]), nonEmpty(shuffled[i])];
      }
      return shuffled;
    },
  };
}
