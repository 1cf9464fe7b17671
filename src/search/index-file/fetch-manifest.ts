import type { Fetch } from './fetch-file.ts';
import { type IndexManifest, MANIFEST_FORMAT } from './manifest.ts';

export interface FetchedManifest extends IndexManifest {
  /** Address of the folder that its files' names are relative to, with a final slash. */
  folder: string;
}

/** The manifest of the index as it is published now. Rejects where it cannot be had or read. */
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
