import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from './files.ts';

/** Beside a release's files; hosts do not serve names that begin with a dot. */
export const MANIFEST_FILE = '.forecourt.json';

/** What a published site consists of, for comparing the next build with it. */
export interface Manifest {
  version: 1;
  buildId: string;
  /** The state of the sources that made the pages' data; fingerprints hold for equal ones only. */
  sourcesId: string;
  vehicleCount: number;
  /** Page path → digest. */
  pages: Record<string, string>;
  /** Page path → fingerprint of what its data was made from. */
  fingerprints: Record<string, string>;
  /** Other generated files, by path in the site → digest. */
  files: Record<string, string>;
  /** Files of the release before whose names say what is in them, for pages still open in somebody's tab. */
  kept?: Record<string, string>;
  /** Linked files of the code (scripts, styles, fonts) → the day a newer build stopped using them, or null. */
  assets: Record<string, string | null>;
  /** Linked pictures and files of the tenant's public folder → size and modification time of the source. */
  linked: Record<string, string>;
}

export const emptyManifest: Manifest = {
  version: 1,
  buildId: '',
  sourcesId: '',
  vehicleCount: 0,
  pages: {},
  fingerprints: {},
  files: {},
  assets: {},
  linked: {},
};

/** The manifest of a release folder; null when there is no release or it is of another version. */
export function readManifest(folder: string): Manifest | null {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as Manifest;
    return manifest.version === 1 ? manifest : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Writes a manifest over the one of a published release, whose files stay as they are. */
export function replaceManifest(folder: string, manifest: Manifest): void {
  const next = join(folder, `${MANIFEST_FILE}.next`);
  writeFileSync(next, JSON.stringify(manifest));
  renameSync(next, join(folder, MANIFEST_FILE));
}
