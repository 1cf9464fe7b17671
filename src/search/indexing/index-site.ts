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
    /** Share of documents the collection may lose, 0 to 1; null: any. */
    maxDrop: number | null;
  }[];
  /** Search-only; empty: there is none yet. */
  key: string;
  /** Keeps a key that was made. */
  keepKey: (key: string) => Promise<void>;
  force: boolean;
  /** See `IndexInput`. */
  runner: string;
  now: Date;
  /** Seconds the search with the key may take. */
  timeout: number;
  onProgress: (done: number, total: number) => void;
}

const NEW_KEY =
  'See that the server answers searches. Where only the key is wrong: Empty config.search.typesense.key of the tenant and index again: a new key is made. The old one can be deleted on the server.';

/** Searches as a shopper's browser does. */
async function tryKey(server: SearchServer, { tenant, collections, timeout }: SiteIndex): Promise<void> {
  const address = `${server.protocol}://${server.host}:${server.port}`;
  const transport = createHttpTransport({ server, timeout: timeout * 1000 });
  const searches = collections.map(({ schema }) => ({ collection: schema.name, q: '*', per_page: 0 }));
  const { results } = await transport.multiSearch({ searches }).catch((error: Error) => {
    throw new IndexFailed(
      [`The index of ${tenant} on ${address} is up to date, but its key finds nothing: ${error.message}`],
      NEW_KEY,
      error,
    );
  });
  results.forEach((result, n) => {
    const { documents = [] } = collections[n] ?? {};
    if ('found' in result && result.found === documents.length) return;
    const found = 'found' in result ? `finds ${result.found} of ${documents.length}` : result.error;
    throw new IndexFailed(
      [`The index of ${tenant} on ${address} is up to date, but its key answers: ${found}.`],
      NEW_KEY,
    );
  });
}

/**
 * Brings the search index of a site up to date: its collections, the key its pages search with, which is made
 * once, and a search with that key at last. Throws `IndexFailed`.
 */
export async function indexSite(
  admin: SearchAdmin,
  server: Omit<SearchServer, 'key' | 'collection'>,
  site: SiteIndex,
): Promise<{ summaries: IndexSummary[]; madeKey: boolean }> {
  const { tenant, collections, force, runner, now, onProgress } = site;
  const summaries: IndexSummary[] = [];
  for (const collection of collections) {
    summaries.push(await indexCollection(admin, { ...collection, tenant, force, runner, now, onProgress }));
  }
  const aliases = collections.map(({ schema }) => aliasOf(schema.name, tenant));
  const made =
    site.key === '' ? await admin.createSearchKey(`Search of ${tenant}`, aliases.flatMap(patternsOf)) : null;
  if (made !== null) await site.keepKey(made);
  const [vehicles = ''] = aliases;
  await tryKey({ ...server, key: made ?? site.key, collection: vehicles }, site);
  return { summaries, madeKey: made !== null };
}
