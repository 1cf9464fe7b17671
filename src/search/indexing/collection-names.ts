/**
 * Alias of a tenant's live collection, used by searches.
 *
 * @param collection "Car_production"
 */
export const aliasOf = (collection: string, tenant: string): string => `${collection}_${tenant}`;

/** Name of a collection created at `now`: UTC to the millisecond, so that names sort by age. */
export const stampedName = (alias: string, now: Date): string =>
  `${alias}_${now.toISOString().replace(/\D/g, '')}`;

/**
 * Patterns for a key's rights: the alias and its collections, but no alias that starts with the same name.
 */
export const patternsOf = (alias: string): string[] => [alias, `${alias}_[0-9]+`];

/** The alias's collections among `names`, newest first. */
export const collectionsOfAlias = (alias: string, names: readonly string[]): string[] => {
  const pattern = new RegExp(`^${alias}_[0-9]+$`);
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
};

/** Parses the creation time from a `stampedName`. */
export function stampOf(name: string): Date {
  const stamp = name.slice(name.lastIndexOf('_') + 1).padEnd(17, '0');
  const part = (from: number, to: number) => Number(stamp.slice(from, to));
  return new Date(
    Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(8, 10), part(10, 12), part(12, 14), part(14, 17)),
  );
}
