import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeftovers, replaceFile } from '../lib/disk/replace-file.ts';
import { isMissing } from './file-system.ts';

/** In the release's folder. Hosts do not serve names that begin with a dot. */
export const MANIFEST_FILE = '.forecourt.json';

/** A picture that no page of the release shows. */
export interface OldPicture {
  /** As in `linked`. */
  signature: string;
  /** ISO date of the first build without it. */
  since: string;
}

/** List of everything in a release, which the next build is compared with. */
export interface Manifest {
  version: 3;
  buildId: string;
  /** Fingerprints can be compared only between releases with the same `sourcesId`. */
  sourcesId: string;
  /** As in the inventory. */
  onSale: readonly string[];
  /** Page path → digest. */
  pages: Record<string, string>;
  /** Page path → fingerprint of the page's inputs. */
  fingerprints: Record<string, string>;
  /** Other generated files, by path in the site → digest. */
  files: Record<string, string>;
  /** Content-hashed files of the release before (path → digest), which open tabs may still load. */
  kept?: Record<string, string>;
  /** Scripts, styles and fonts: path → ISO date since when no build uses the file, or null while it is in use. */
  assets: Record<string, string | null>;
  /** Pictures and files of the tenant's public folder: path → size and time of the source, or a digest. */
  linked: Record<string, string>;
  /** Pictures of earlier builds, which open tabs may still load. */
  oldPictures?: Record<string, OldPicture>;
}

export const emptyManifest: Manifest = {
  version: 3,
  buildId: '',
  sourcesId: '',
  onSale: [],
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

const isOldPicture = (value: unknown): boolean =>
  isObject(value) && typeof value.signature === 'string' && typeof value.since === 'string';

/** Checks every part: with one missing, files would silently disappear from the site. */
function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    typeof value.buildId === 'string' &&
    typeof value.sourcesId === 'string' &&
    Array.isArray(value.onSale) &&
    value.onSale.every((id) => typeof id === 'string') &&
    [value.pages, value.fingerprints, value.files, value.kept ?? {}, value.linked].every(isTexts) &&
    (value.oldPictures === undefined ||
      (isObject(value.oldPictures) && Object.values(value.oldPictures).every(isOldPicture))) &&
    isObject(value.assets) &&
    Object.values(value.assets).every((day) => day === null || typeof day === 'string')
  );
}

export interface ManifestReading {
  /** Null when it is missing, unreadable or of another version. */
  manifest: Manifest | null;
  /** The reason why an existing manifest cannot be used; null when it can be used or does not exist. */
  damage: string | null;
}

function parseManifest(text: string): ManifestReading {
  const value: unknown = JSON.parse(text);
  if (isObject(value) && value.version !== undefined && value.version !== 3)
    return { manifest: null, damage: null };
  if (isManifest(value)) return { manifest: value, damage: null };
  return { manifest: null, damage: 'it is not a complete manifest' };
}

/** Reads the manifest of a release folder. A damaged one never stops a build: it counts as missing. */
export function readManifest(folder: string): ManifestReading {
  try {
    return parseManifest(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  } catch (error) {
    return { manifest: null, damage: isMissing(error) ? null : (error as Error).message };
  }
}

/**
 * Writes the manifest of a release atomically, so that a killed build never leaves half of one.
 *
 * @throws the file system's error; the manifest before, if any, is then unchanged
 */
export function writeManifest(folder: string, manifest: Manifest): void {
  removeLeftovers(join(folder, MANIFEST_FILE));
  replaceFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
}
