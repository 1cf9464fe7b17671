import { CAR_COLLECTION } from '../documents/car-schema.ts';

/** What searches ask for: the alias of the tenant's live collection. */
export const aliasOf = (tenant: string): string => `${CAR_COLLECTION}_${tenant}`;

/** Name of a collection of the tenant made at `now`, to the millisecond, UTC: later ones sort after. */
export const collectionOf = (tenant: string, now: Date): string =>
  `${aliasOf(tenant)}_${now.toISOString().replace(/\D/g, '')}`;

/** Patterns of everything that is the tenant's, and of nothing that is a tenant's whose name begins so. */
export const patternsOf = (tenant: string): string[] => [aliasOf(tenant), `${aliasOf(tenant)}_[0-9]+`];

/** The tenant's own collections among those of the server, the latest first. */
export const collectionsOf = (tenant: string, names: readonly string[]): string[] => {
  const own = new RegExp(`^${aliasOf(tenant)}_[0-9]+$`);
  return names
    .filter((name) => own.test(name))
    .sort()
    .reverse();
};
