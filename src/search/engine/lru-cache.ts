/** Caches the `limit` values used most recently. Returns a function that returns or computes a key's value. */
export function lruCache<Value>(limit: number) {
  const entries = new Map<string, Value>();
  return (key: string, compute: () => Value): Value => {
    const cached = entries.get(key);
    const value = cached === undefined ? compute() : cached;
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > limit) entries.delete(entries.keys().next().value as string);
    return value;
  };
}
