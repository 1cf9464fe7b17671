/** Answers by what was asked. */
export interface RecentCache<Value> {
  /** What is kept for the key, or what `load` makes. Asked twice at once, it is made once. */
  get: (key: string, load: () => Promise<Value>) => Promise<Value>;
  readonly size: number;
}

/** Keeps the answers to the last `limit` questions and drops the one asked longest ago; no failures. */
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
