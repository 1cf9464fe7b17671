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
  /** Its name has no tenant: "Car_production". */
  schema: CollectionSchema;
  /** The complete new content. */
  documents: readonly { id: string }[];
  /** Largest share of documents that may be removed, 0 to 1; null for no limit. */
  maxDrop: number | null;
  /** Create a new collection even if the live one could be updated. */
  force: boolean;
  /** Name of the machine and checkout that runs this. Two runs with the same runner and tenant never overlap. */
  runner: string;
  now: Date;
  onProgress: (done: number, total: number) => void;
}

export type IndexSummary = {
  documents: number;
  /** Obsolete collections that were deleted. */
  removedCollections: number;
} & ({ kind: 'replaced' } | { kind: 'updated'; changed: number; removed: number });

function guardDrop(before: number, after: number, maxDrop: number | null): void {
  if (maxDrop === null || after >= before * (1 - maxDrop)) return;
  throw new IndexFailed(
    [
      `The stock has ${after} vehicles and the search index has ${before}: more than ${Math.round(maxDrop * 100)} % would be removed.`,
    ],
    'Check the stock. If it is correct, index again with --accept-drop.',
  );
}

/**
 * Brings one collection of a tenant up to date. If the live collection has the same schema, only changed and
 * removed documents are sent. Otherwise a new collection is filled and replaces it in one step; the previous
 * one is kept, while older ones and those of killed runs are removed.
 *
 * @throws IndexFailed; shoppers then still search the old index
 */
export async function indexCollection(admin: SearchAdmin, input: IndexInput): Promise<IndexSummary> {
  const { tenant, schema, maxDrop, force, runner, now, onProgress } = input;
  const documents = input.documents.map(withDigest);
  const alias = aliasOf(schema.name, tenant);
  // Clean up first, so that every collection older than the live one was itself live once.
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
