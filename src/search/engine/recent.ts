/** Caches the `most` values used last. */
export function recent<Value>(most: number) {
  const kept = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const known = kept.get(key);
    const value = known === undefined ? make() : known;
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return value;
  };
}
