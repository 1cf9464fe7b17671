export interface RecentCache<Value> {
  /** Returns the cached value, or loads it. Concurrent calls for one key load once. */
  get: (key: string, load: () => Promise<Value>) => Promise<Value>;
  readonly size: number;
}

/**
 * A cache of promises that drops the least recently used entry. Rejections, and values that are not
 * `worthKeeping`, are not cached.
 */
export function createRecentCache<Value>(
  limit: number,
  worthKeeping: (value: Value) => boolean = () => true,
): RecentCache<Value> {
  const kept = new Map<string, Promise<Value>>();
  return {
    get size() {
      return kept.size;
    },
    get(key, load) {
      const answer = kept.get(key) ?? load();
      kept.delete(key);
      kept.set(key, answer);
      const forget = () => {
        if (kept.get(key) === answer) kept.delete(key);
      };
      answer.then((value) => worthKeeping(value) || forget(), forget);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
