export interface RecentCache<Value> {
  /** Returns the cached value, or loads it. Concurrent calls for one key load once. */
  get: (key: string, load: () => Promise<Value>) => Promise<Value>;
  readonly size: number;
}

/**
 * A cache of promises that drops the least recently used entry. Rejections, and values that are not
 * `isCacheable`, are not cached.
 */
export function createRecentCache<Value>(
  limit: number,
  isCacheable: (value: Value) => boolean = () => true,
): RecentCache<Value> {
  const entries = new Map<string, Promise<Value>>();
  return {
    get size() {
      return entries.size;
    },
    get(key, load) {
      const promise = entries.get(key) ?? load();
      entries.delete(key);
      entries.set(key, promise);
      const evict = () => {
        if (entries.get(key) === promise) entries.delete(key);
      };
      promise.then((value) => isCacheable(value) || evict(), evict);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
      return promise;
    },
  };
}
