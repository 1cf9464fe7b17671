/** A function whose promises are kept by their argument until they fail: what failed is asked for again. */
export function keepPromises<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const value = load(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    return value;
  };
}
