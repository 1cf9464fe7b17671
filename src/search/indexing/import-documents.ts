import { IndexFailed } from './index-failed.ts';
import type { IndexedDocument } from './indexed-document.ts';
import type { SearchAdmin } from './search-admin.ts';

/** Documents in one request: about a megabyte. */
const BATCH = 500;
/** Refused documents that are named one by one. */
const NAMED = 20;

/**
 * Imports the documents in batches. Throws `IndexFailed` that names every document the server refused and
 * why, its row counted from 1 in the order given.
 *
 * @param onProgress documents sent so far
 */
export async function importDocuments(
  admin: SearchAdmin,
  collection: string,
  documents: readonly IndexedDocument[],
  onProgress: (done: number) => void,
): Promise<void> {
  const refused: string[] = [];
  for (let from = 0; from < documents.length; from += BATCH) {
    const batch = documents.slice(from, from + BATCH);
    const outcomes = await admin.upsert(collection, batch);
    batch.forEach(({ id }, n) => {
      const outcome = outcomes[n] ?? null;
      if (outcome !== null) refused.push(`Row ${from + n + 1}, ${id}: ${outcome}`);
    });
    onProgress(from + batch.length);
  }
  if (refused.length === 0) return;
  const more = refused.length > NAMED ? [`and ${refused.length - NAMED} more`] : [];
  throw new IndexFailed(
    [...refused.slice(0, NAMED), ...more],
    'Mend these in the stock, or the fields of the index, then index again.',
  );
}
