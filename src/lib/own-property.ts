/**
 * Looks up a key from an untrusted source (feed, configuration, address, stored browser state). Undefined for
 * names that every object inherits, such as "constructor" and "__proto__".
 */
export const ownProperty = <T>(
  table: Readonly<Record<string, T>> | null | undefined,
  key: string | number,
): T | undefined =>
  table !== null && table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** A table for untrusted keys: it inherits nothing, and "__proto__" is a key like any other. */
export const emptyTable = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
