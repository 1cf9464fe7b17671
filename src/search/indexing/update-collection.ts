import { importDocuments } from './import-documents.ts';
import { IndexFailed } from './index-failed.ts';
import type { IndexedDocument } from './indexed-document.ts';
import type { SearchAdmin } from './search-admin.ts';

export interface Difference {
  /** Changed and new documents. */
  changed: IndexedDocument[];
  /** Ids of the documents to remove. */
  removed: string[];
}

/** Compares the stored digests, by id, with the wanted documents. */
export function difference(
  stored: ReadonlyMap<string, string>,
  wanted: readonly IndexedDocument[],
): Difference {
  const ids = new Set(wanted.map(({ id }) => id));
  return {
    changed: wanted.filter(({ id, digest }) => stored.get(id) !== digest),
    removed: [...stored.keys()].filter((id) => !ids.has(id)),
  };
}

/**
 * Updates a collection in place. At any time each document is completely old or completely new, and an
 * interrupted update continues with the next run.
 *
 * @throws IndexFailed if the number of documents is wrong afterwards
 */
export async function updateCollection(
  admin: SearchAdmin,
  collection: string,
  { changed, removed }: Difference,
  total: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await importDocuments(admin, collection, changed, onProgress);
  await admin.removeDocuments(collection, removed);
  const counted = (await admin.describe(collection))?.documents ?? 0;
  if (counted !== total) {
    throw new IndexFailed(
      [`The collection holds ${counted} documents instead of ${total}.`],
      'Index again with --force to fill a new collection.',
    );
  }
}
