import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import { aliasOf } from '../../search/indexing/collection-names.ts';
import type { SearchSource } from '../../search/settings.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';

/** Path of the manifest of the in-browser search index. */
export const MANIFEST_PATH = '/search-index/manifest.json';

/** Folder of the index files. Their names contain a content hash. */
export const INDEX_FILES = '/search-index/files/';

/**
 * Settings that a page's scripts need to search: the in-browser index, and the configured server if its key
 * is known (API-06).
 */
export function searchSource(site: Pick<Site, 'slug'>, { search }: Pick<Config, 'search'>): SearchSource {
  const { typesense } = search;
  return {
    tenant: site.slug,
    manifest: MANIFEST_PATH,
    server: typesense?.key ? { ...typesense, collection: aliasOf(CAR_COLLECTION, site.slug) } : null,
  };
}
