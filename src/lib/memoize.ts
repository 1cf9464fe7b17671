/**
 * Caches the results of a function of one argument.
 *
 * @param limit entries to keep; the cache is emptied when it is full
 */
export function memoize<K, V>(compute: (key: K) => V, limit = Number.POSITIVE_INFINITY): (key: K) => V {
  const cache = new Map<K, V>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined || cache.has(key)) return cached as V;
    if (cache.size >= limit) cache.clear();
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
}
