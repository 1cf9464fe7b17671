import type { CollectionSchema } from '../collection/collection.ts';
import { aliasOf } from './collection-names.ts';
import { IndexFailed } from './index-failed.ts';
import { schemaDigest, withDigest } from './indexed-document.ts';
import { removeLeftovers } from './leftovers.ts';
import { replaceCollection } from './replace-collection.ts';
import type { SearchAdmin } from './search-admin.ts';
import { difference, updateCollection } from './update-collection.ts';

export interface IndexInput {
  tenant: string;
  /** Named without the tenant: "Car_production". */
  schema: CollectionSchema;
  /** All that the collection is to hold. */
  documents: readonly { id: string }[];
  /** Share of documents the index may lose, 0 to 1; null: any. */
  maxDrop: number | null;
  /** Fill a new collection even where the live one could be brought up to date. */
  force: boolean;
  /** Names who runs: two runs of the same name and tenant never overlap. */
  runner: string;
  now: Date;
  onProgress: (done: number, total: number) => void;
}

export type IndexSummary = {
  documents: number;
  /** Collections that nothing needed any more. */
  removedCollections: number;
} & ({ kind: 'replaced' } | { kind: 'updated'; changed: number; removed: number });

function guardDrop(before: number, after: number, maxDrop: number | null): void {
  if (maxDrop === null || after >= before * (1 - maxDrop)) return;
  throw new IndexFailed(
    [
      `The stock lists ${after} and the index holds ${before}: more than ${Math.round(maxDrop * 100)} % would go.`,
    ],
    'Look at the stock. If it is right, index again with --accept-drop.',
  );
}

/**
 * Brings one collection of a tenant up to date. Where the live one has the same schema only changed and
 * removed documents are sent; otherwise a new collection is filled and takes its place in one step. The one
 * that answered before is kept; older ones, and those of runs that were killed, are removed. Throws
 * `IndexFailed`; shoppers then search what they searched before.
 */
export async function indexCollection(admin: SearchAdmin, input: IndexInput): Promise<IndexSummary> {
  const { tenant, schema, maxDrop, force, runner, now, onProgress } = input;
  const documents = input.documents.map(withDigest);
  const alias = aliasOf(schema.name, tenant);
  // First, so that of all that is older than the live collection each was live itself.
  const removedCollections = await removeLeftovers(admin, { alias, runner, now });
  const live = await admin.aliasTarget(alias);
  const before = live === null ? null : await admin.describe(live);
  guardDrop(before?.documents ?? 0, documents.length, maxDrop);
  if (!force && live !== null && before?.schema === schemaDigest(schema)) {
    const todo = difference(await admin.digests(live), documents);
    await updateCollection(admin, live, todo, documents.length, (done) =>
      onProgress(done, todo.changed.length),
    );
    return {
      kind: 'updated',
      documents: documents.length,
      changed: todo.changed.length,
      removed: todo.removed.length,
      removedCollections,
    };
  }
  await replaceCollection(admin, {
    alias,
    schema,
    documents,
    live,
    runner,
    now,
    onProgress: (done) => onProgress(done, documents.length),
  });
  const older = await removeLeftovers(admin, { alias, runner, now });
  return {
    kind: 'replaced',
    documents: documents.length,
    removedCollections: removedCollections + older,
  };
}
