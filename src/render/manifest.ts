import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeftovers, replaceFile } from '../lib/disk/replace-file.ts';
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((entry) => typeof entry === 'string');

/** Whether a value has the whole form: one part that is missing would lose files of the site unseen. */
function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    typeof value.buildId === 'string' &&
    typeof value.sourcesId === 'string' &&
    Number.isInteger(value.vehicleCount) &&
    [value.pages, value.fingerprints, value.files, value.kept ?? {}, value.linked].every(isTexts) &&
    isObject(value.assets) &&
    Object.values(value.assets).every((day) => day === null || typeof day === 'string')
  );
}

export interface ManifestReading {
  /** Null where there is none, none that can be read, or one of another version. */
  manifest: Manifest | null;
  /** Why the one that is there cannot be used; null where it can, or where there is none. */
  damage: string | null;
}

function parseManifest(text: string): ManifestReading {
  const value: unknown = JSON.parse(text);
  if (isObject(value) && value.version !== undefined && value.version !== 1)
    return { manifest: null, damage: null };
  if (isManifest(value)) return { manifest: value, damage: null };
  return { manifest: null, damage: 'it does not have the form of one' };
}

/** Reads the manifest of a release folder. It never stops a build: one that is damaged counts as none. */
export function readManifest(folder: string): ManifestReading {
  try {
    return parseManifest(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  } catch (error) {
    return { manifest: null, damage: isMissing(error) ? null : (error as Error).message };
  }
}

/**
 * Writes the manifest of a release, in one step: half of one must never lie there, whatever ends the build.
 *
 * @throws what the file system says; the manifest before, if any, is then as it was
 */
export function writeManifest(folder: string, manifest: Manifest): void {
  removeLeftovers(join(folder, MANIFEST_FILE));
  replaceFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
}
