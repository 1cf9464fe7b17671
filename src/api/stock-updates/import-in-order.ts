import type { ImportResult, UpdateAnswer, UpdateRequest } from './updater-messages.ts';

type Update = UpdateRequest['updates'][number];

/**
 * Imports a tenant's updates. A feed is the whole stock, so it replaces everything that arrived before it, but only if
 * it is accepted: feeds are tried from the last to the first until one is. Then follow the changes that arrived after
 * that feed, or all changes if no feed is accepted.
 *
 * @param updates in the order in which they arrived
 * @returns the results by id, without updates that the accepted feed replaces
 */
export async function importInOrder(
  updates: readonly Update[],
  importUpdate: (update: Update) => Promise<ImportResult>,
): Promise<UpdateAnswer['imports']> {
  const imports: UpdateAnswer['imports'] = {};
  let afterFeed = 0;
  for (const [i, update] of [...updates.entries()].reverse()) {
    if (update.kind !== 'feed') continue;
    const result = await importUpdate(update);
    imports[update.id] = result;
    if (result.refusal !== null) continue;
    afterFeed = i + 1;
    break;
  }
  for (const update of updates.slice(afterFeed))
    if (update.kind === 'changes') imports[update.id] = await importUpdate(update);
  return imports;
}
