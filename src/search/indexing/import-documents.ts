import { counted } from '../../lib/plural.ts';
import { IndexFailed } from './index-failed.ts';
import type { IndexedDocument } from './indexed-document.ts';
import type { SearchAdmin } from './search-admin.ts';

/** Documents per request, about 1 MB. */
const BATCH_SIZE = 500;
/** Refused documents listed in the message. */
const MAX_LISTED = 20;

/**
 * Imports the documents in batches.
 *
 * @param onProgress called with the number of documents sent so far
 * @throws IndexFailed with the row (from 1), id and reason of each refused document
 */
export async function importDocuments(
  admin: SearchAdmin,
  collection: string,
  documents: readonly IndexedDocument[],
  onProgress: (done: number) => void,
): Promise<void> {
  const refused: string[] = [];
  for (let from = 0; from < documents.length; from += BATCH_SIZE) {
    const batch = documents.slice(from, from + BATCH_SIZE);
    const outcomes = await admin.upsert(collection, batch);
    batch.forEach(({ id }, n) => {
      const outcome = outcomes[n] ?? null;
      if (outcome !== null) refused.push(`Row ${from + n + 1}, ${id}: ${outcome}`);
    });
    onProgress(from + batch.length);
  }
  if (refused.length === 0) return;
  const hidden = refused.length - MAX_LISTED;
  const more = hidden > 0 ? [`${counted(hidden, 'more document was', 'more documents were')} refused.`] : [];
  throw new IndexFailed(
    [...refused.slice(0, MAX_LISTED), ...more],
    'Correct these documents in the stock, or the fields of the index, then index again.',
  );
}
