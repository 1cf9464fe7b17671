import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from './files.ts';

/** Beside a release's files; hosts do not serve names that begin with a dot. */
export const MANIFEST_FILE = '.forecourt.json';

/** What a published site consists of, for comparing the next build with it. */
export interface Manifest {
  version: 1;
  buildId: string;
  vehicleCount: number;
  /** Page path → digest. */
  pages: Record<string, string>;
  /** Other generated files, by path in the site → digest. */
  files: Record<string, string>;
  /** Linked files of the code (scripts, styles, fonts) → the day a newer build stopped using them, or null. */
  assets: Record<string, string | null>;
  /** Linked pictures and files of the tenant's public folder → size and modification time of the source. */
  linked: Record<string, string>;
}

export const emptyManifest: Manifest = {
  version: 1,
  buildId: '',
  vehicleCount: 0,
  pages: {},
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
