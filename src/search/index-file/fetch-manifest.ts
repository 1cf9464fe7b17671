import type { Fetch } from './fetch-file.ts';
import { type IndexManifest, MANIFEST_FORMAT } from './manifest.ts';

export interface FetchedManifest extends IndexManifest {
  /** URL of the folder that holds its files, with a trailing slash. */
  folder: string;
}

/**
 * Loads the current manifest, past the browser's cache. Rejects if it cannot be loaded or has another format.
 */
export async function fetchManifest(url: string, fetch: Fetch): Promise<FetchedManifest> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const manifest = (await response.json()) as IndexManifest;
  if (manifest.format !== MANIFEST_FORMAT) {
    throw new Error(
      `The search index has format ${manifest.format}; this page reads format ${MANIFEST_FORMAT}.`,
    );
  }
  return { ...manifest, folder: url.slice(0, url.lastIndexOf('/') + 1) };
}
