function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Merges `over` into a copy of `base`: groups are merged key by key, everything else (lists too) is replaced
 * (TEN-06).
 */
export function deepMerge(base: unknown, over: unknown): unknown {
  if (!isGroup(base) || !isGroup(over)) return over;
  const merged = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(over))
    merged.set(name, merged.has(name) ? deepMerge(merged.get(name), value) : value);
  return Object.fromEntries(merged);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
