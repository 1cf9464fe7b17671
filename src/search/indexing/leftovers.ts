import type { StoredCollection } from './admin-answers.ts';
import { collectionsOfAlias, stampOf } from './collection-names.ts';
import type { SearchAdmin } from './search-admin.ts';

/** One hour in milliseconds. A run is assumed to fill a collection in less. */
const MAX_RUN_MS = 3_600_000;

interface ServerState {
  alias: string;
  /** All collections on the server. */
  collections: readonly StoredCollection[];
  /** Collections that an alias points to. */
  targets: readonly string[];
  /** Name of the machine and checkout that runs this. */
  runner: string;
  now: Date;
}

/**
 * The collection that was live before this one. Older versions of this code did not record it: for them the next older
 * collection is taken.
 */
function previousOf(live: StoredCollection, candidates: readonly string[]): string | null {
  return live.replaces ?? candidates.find((name) => name < live.name) ?? null;
}

/**
 * Names the alias's collections that can be deleted: those of killed runs and those older than the previous one. A
 * collection that another machine or checkout may still be filling is kept for an hour; only the runs of one machine
 * and checkout are known not to overlap.
 */
export function leftovers({ alias, collections, targets, runner, now }: ServerState): string[] {
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  const candidates = collectionsOfAlias(alias, [...byName.keys()]);
  const needed = new Set(targets);
  for (const target of targets) {
    const live = candidates.includes(target) ? byName.get(target) : undefined;
    const previous = live ? previousOf(live, candidates) : null;
    if (previous !== null) needed.add(previous);
  }
  const mayBeFilled = (name: string): boolean =>
    byName.get(name)?.runner !== runner && now.getTime() - stampOf(name).getTime() < MAX_RUN_MS;
  return candidates.filter((name) => !needed.has(name) && !mayBeFilled(name));
}

/** Deletes the leftovers and returns their number. */
export async function removeLeftovers(
  admin: SearchAdmin,
  known: Pick<ServerState, 'alias' | 'runner' | 'now'>,
): Promise<number> {
  const collections = await admin.collections();
  const targets = await admin.aliasTargets();
  const names = leftovers({ ...known, collections, targets });
  for (const name of names) await admin.remove(name);
  return names.length;
}
