import { importDocuments } from './import-documents.ts';
import { IndexFailed } from './index-failed.ts';
import type { IndexedDocument } from './indexed-document.ts';
import type { SearchAdmin } from './search-admin.ts';

export interface Difference {
  changed: IndexedDocument[];
  /** Ids. */
  removed: string[];
}

/** What is to be done to documents with these digests, by id, so that they become the wanted ones. */
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
 * Brings a collection up to date in place: every document in it is the old or the new one, whole. Interrupted,
 * the rest is done the next time. Throws `IndexFailed` where the counts differ afterwards.
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
      [`The collection holds ${counted} documents in place of ${total}.`],
      'Index again with --force: a new collection is filled.',
    );
  }
}
