/** Caches promises by argument. A promise that fails is dropped, so the next call tries again. */
export function cachePromises<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const cache = new Map<Key, Promise<Value>>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const value = load(key);
    cache.set(key, value);
    value.catch(() => cache.delete(key));
    return value;
  };
}
