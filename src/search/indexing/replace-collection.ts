import type { CollectionSchema } from '../collection/collection.ts';
import { stampedName } from './collection-names.ts';
import { importDocuments } from './import-documents.ts';
import { IndexFailed } from './index-failed.ts';
import { type IndexedDocument, schemaDigest } from './indexed-document.ts';
import type { SearchAdmin } from './search-admin.ts';

export interface Replacement {
  alias: string;
  schema: CollectionSchema;
  documents: readonly IndexedDocument[];
  /** The collection that the alias points to now; null if there is none. */
  live: string | null;
  /** Name of the machine and checkout that runs this. */
  runner: string;
  now: Date;
  onProgress: (done: number) => void;
}

async function fill(admin: SearchAdmin, name: string, replacement: Replacement): Promise<void> {
  const { schema, documents, live, runner, onProgress } = replacement;
  await admin.create(name, schema, { schema: schemaDigest(schema), replaces: live, runner });
  await importDocuments(admin, name, documents, onProgress);
  const counted = (await admin.describe(name))?.documents ?? 0;
  if (counted !== documents.length) {
    throw new IndexFailed(
      [`The new collection holds ${counted} of ${documents.length} documents.`],
      'Run "npm run check" to find documents that share an id, correct them, then index again.',
    );
  }
}

/**
 * Deletes the new collection, unless it is live after all (the response to a successful request may have been
 * lost) or another runner created one of the same name.
 */
async function rollBack(
  admin: SearchAdmin,
  name: string,
  { alias, live, runner }: Replacement,
  failure: Error,
): Promise<void> {
  try {
    if ((await admin.aliasTarget(alias)) === name || (await admin.describe(name))?.runner !== runner) return;
    // The server may still execute a request that timed out: the alias must not end up at a deleted
    // collection.
    if (live !== null) await admin.pointAlias(alias, live);
    await admin.remove(name);
  } catch (error) {
    const [reason, also] = [failure, error as Error].map(({ message }) => message);
    throw new IndexFailed(
      [reason ?? '', `${name} could not be removed either.${also === reason ? '' : ` ${also}`}`],
      failure instanceof IndexFailed
        ? failure.next
        : 'Make sure that the search server answers, then index again.',
      failure,
    );
  }
}

/**
 * Fills a new collection and points the alias to it once it is complete. On failure the new collection is
 * deleted, and the alias and its target stay as they were.
 */
export async function replaceCollection(admin: SearchAdmin, replacement: Replacement): Promise<void> {
  const name = stampedName(replacement.alias, replacement.now);
  try {
    await fill(admin, name, replacement);
    await admin.pointAlias(replacement.alias, name);
  } catch (error) {
    await rollBack(admin, name, replacement, error as Error);
    throw error;
  }
}
