import { createHttpTransport } from '../client/http-transport.ts';
import type { CollectionSchema } from '../collection/collection.ts';
import type { SearchServer } from '../settings.ts';
import { aliasOf, patternsOf } from './collection-names.ts';
import { type IndexSummary, indexCollection } from './index-collection.ts';
import { IndexFailed } from './index-failed.ts';
import type { SearchAdmin } from './search-admin.ts';

export interface SiteIndex {
  tenant: string;
  collections: {
    schema: CollectionSchema;
    documents: readonly { id: string }[];
    /** Largest share of documents that may be removed, 0 to 1; null for no limit. */
    maxDrop: number | null;
  }[];
  /** Search-only key; empty if there is none yet. */
  key: string;
  /** Saves a newly created key. */
  saveKey: (key: string) => Promise<void>;
  force: boolean;
  /** Name of the machine and checkout that runs this. */
  runner: string;
  now: Date;
  /** Seconds to wait for the test search. */
  timeout: number;
  onProgress: (done: number, total: number) => void;
}

const NEW_KEY =
  'Make sure that the server answers searches. If only the key is wrong, empty config.search.typesense.key of the tenant and index again: this creates a new key. The old one can be deleted on the server.';

/** Tests the key with the same requests as a shopper's browser. */
async function tryKey(server: SearchServer, { tenant, collections, timeout }: SiteIndex): Promise<void> {
  const address = `${server.protocol}://${server.host}:${server.port}`;
  const transport = createHttpTransport({ server, timeout: timeout * 1000 });
  const searches = collections.map(({ schema }) => ({ collection: schema.name, q: '*', per_page: 0 }));
  const { results } = await transport.multiSearch({ searches }).catch((error: Error) => {
    throw new IndexFailed(
      [
        `The index of ${tenant} on ${address} is up to date, but a search with its key failed: ${error.message}`,
      ],
      NEW_KEY,
      error,
    );
  });
  results.forEach((result, n) => {
    const { documents = [] } = collections[n] ?? {};
    if ('found' in result && result.found === documents.length) return;
    const outcome =
      'found' in result ? `finds ${result.found} of ${documents.length}.` : `failed: ${result.error}`;
    throw new IndexFailed(
      [`The index of ${tenant} on ${address} is up to date, but a search with its key ${outcome}`],
      NEW_KEY,
    );
  });
}

/**
 * Brings a site's search index up to date: its collections and, if it has none, the key its pages search
 * with. Tests that key with a search.
 *
 * @throws IndexFailed
 */
export async function indexSite(
  admin: SearchAdmin,
  server: Omit<SearchServer, 'key' | 'collection'>,
  site: SiteIndex,
): Promise<{ summaries: IndexSummary[]; createdKey: boolean }> {
  const { tenant, collections, force, runner, now, onProgress } = site;
  const summaries: IndexSummary[] = [];
  for (const collection of collections) {
    summaries.push(await indexCollection(admin, { ...collection, tenant, force, runner, now, onProgress }));
  }
  const aliases = collections.map(({ schema }) => aliasOf(schema.name, tenant));
  const newKey =
    site.key === '' ? await admin.createSearchKey(`Search of ${tenant}`, aliases.flatMap(patternsOf)) : null;
  if (newKey !== null) await site.saveKey(newKey);
  const [vehicles = ''] = aliases;
  await tryKey({ ...server, key: newKey ?? site.key, collection: vehicles }, site);
  return { summaries, createdKey: newKey !== null };
}
