export interface Places {
  /**
   * Takes a place for one request. Returns a function that gives it back; null if there is no place now.
   *
   * @param owners whose requests it counts among (a visitor's network, a dealer), with how many places each may have
   */
  take: (owners: Readonly<Record<string, number>>) => (() => void) | null;
}

/**
 * Places for requests that are expensive while they arrive, so that many of them at once cannot fill memory or disk.
 *
 * @param max all places
 */
export function createPlaces(max: number): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (owners) => {
      const names = Object.entries(owners);
      if (all >= max || names.some(([name, most]) => (taken.get(name) ?? 0) >= most)) return null;
      all += 1;
      for (const [name] of names) taken.set(name, (taken.get(name) ?? 0) + 1);
      return () => {
        all -= 1;
        for (const [name] of names) {
          const left = (taken.get(name) ?? 1) - 1;
          if (left > 0) taken.set(name, left);
          else taken.delete(name);
        }
      };
    },
  };
}
