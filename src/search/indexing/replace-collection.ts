import type { CollectionSchema } from '../collection/collection.ts';
import { collectionsBehind, stampedName } from './collection-names.ts';
import { importDocuments } from './import-documents.ts';
import { IndexFailed } from './index-failed.ts';
import { type IndexedDocument, schemaDigest } from './indexed-document.ts';
import type { SearchAdmin } from './search-admin.ts';

export interface Replacement {
  alias: string;
  schema: CollectionSchema;
  documents: readonly IndexedDocument[];
  /** The collection that answers now; null: none. */
  live: string | null;
  now: Date;
  onProgress: (done: number) => void;
}

async function fill(admin: SearchAdmin, name: string, { schema, documents, onProgress }: Replacement) {
  await admin.create(name, schema, schemaDigest(schema));
  await importDocuments(admin, name, documents, onProgress);
  const counted = (await admin.describe(name))?.documents ?? 0;
  if (counted !== documents.length) {
    throw new IndexFailed(
      [`The new collection holds ${counted} of ${documents.length} documents.`],
      'Look for those that share an id ("npm run check"), then index again.',
    );
  }
}

/** Removes the new collection, unless it is live after all: an answer that was lost may have been a yes. */
async function withdraw(admin: SearchAdmin, alias: string, name: string, because: Error): Promise<void> {
  try {
    if ((await admin.aliasTarget(alias)) !== name) await admin.remove(name);
  } catch (error) {
    throw new IndexFailed(
      [because.message, `${name} could not be removed either: ${(error as Error).message}`],
      'See that the search server answers, then index again: that removes it too.',
      because,
    );
  }
}

/**
 * Fills a new collection, and points the alias to it once it holds every document. The collection that
 * answered before is kept, older ones are removed. A failure removes the new collection: the alias and what
 * it leads to are as they were.
 *
 * @returns the collections removed
 */
export async function replaceCollection(admin: SearchAdmin, replacement: Replacement): Promise<string[]> {
  const { alias, live, now } = replacement;
  const name = stampedName(alias, now);
  try {
    await fill(admin, name, replacement);
    await admin.pointAlias(alias, name);
  } catch (error) {
    await withdraw(admin, alias, name, error as Error);
    throw error;
  }
  const old = collectionsBehind(alias, await admin.collections()).filter(
    (collection) => collection !== name && collection !== live,
  );
  for (const collection of old) await admin.remove(collection);
  return old;
}
