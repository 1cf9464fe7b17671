import type { StoredCollection } from './admin-answers.ts';
import { collectionsBehind, stampOf } from './collection-names.ts';
import type { SearchAdmin } from './search-admin.ts';

/** Milliseconds after which no run elsewhere can still be filling a collection. */
const LONGEST_RUN = 3_600_000;

interface Known {
  alias: string;
  /** Every collection of the server. */
  collections: readonly StoredCollection[];
  /** Those that some alias leads to. */
  targets: readonly string[];
  /** See `IndexInput`. */
  runner: string;
  now: Date;
}

/** The one that answered before the live one. Collections made by older code do not say which that was. */
function previousOf(live: StoredCollection, own: readonly string[]): string | null {
  return live.replaces ?? own.find((name) => name < live.name) ?? null;
}

/**
 * Collections made for the alias that nothing needs: those of runs that were killed, and those before the
 * previous one. What another machine may be filling right now stays: only the runs of one machine and checkout
 * are known to come one after the other, so a collection that another one made stays for an hour.
 */
export function leftovers({ alias, collections, targets, runner, now }: Known): string[] {
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  const own = collectionsBehind(alias, [...byName.keys()]);
  const kept = new Set(targets);
  for (const target of targets) {
    const live = own.includes(target) ? byName.get(target) : undefined;
    const previous = live ? previousOf(live, own) : null;
    if (previous !== null) kept.add(previous);
  }
  const mayBeFilled = (name: string): boolean =>
    byName.get(name)?.runner !== runner && now.getTime() - stampOf(name).getTime() < LONGEST_RUN;
  return own.filter((name) => !kept.has(name) && !mayBeFilled(name));
}

/** Removes them; answers how many there were. */
export async function removeLeftovers(
  admin: SearchAdmin,
  known: Pick<Known, 'alias' | 'runner' | 'now'>,
): Promise<number> {
  const [collections, targets] = [await admin.collections(), await admin.aliasTargets()];
  const names = leftovers({ ...known, collections, targets });
  for (const name of names) await admin.remove(name);
  return names.length;
}
