/** What searches ask for: the alias of the tenant's live collection of "Car_production" or another. */
export const aliasOf = (collection: string, tenant: string): string => `${collection}_${tenant}`;

/** Name of a collection made at `now`, to the millisecond, UTC: later ones sort after. */
export const stampedName = (alias: string, now: Date): string =>
  `${alias}_${now.toISOString().replace(/\D/g, '')}`;

/** Patterns of all that is behind the alias, and of nothing of an alias whose name begins the same. */
export const patternsOf = (alias: string): string[] => [alias, `${alias}_[0-9]+`];

/** The collections made for the alias among those of the server, the latest first. */
export const collectionsBehind = (alias: string, names: readonly string[]): string[] => {
  const own = new RegExp(`^${alias}_[0-9]+$`);
  return names
    .filter((name) => own.test(name))
    .sort()
    .reverse();
};

/** When the collection of that name was made, from `stampedName`. */
export function stampOf(name: string): Date {
  const stamp = name.slice(name.lastIndexOf('_') + 1).padEnd(17, '0');
  const part = (from: number, to: number) => Number(stamp.slice(from, to));
  return new Date(
    Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(8, 10), part(10, 12), part(12, 14), part(14, 17)),
  );
}
