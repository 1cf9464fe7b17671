import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_MEDIA } from '../frame/media/media-set.ts';
import { DAY_MS } from '../lib/days.ts';
import { checkFileInside } from '../lib/disk/files-inside.ts';
import { demoPictureFile, demoPictureFolder } from '../tenant/demo-pictures.ts';
import { isMissing } from './file-system.ts';

/** A file that is published unchanged. */
export interface LinkedFile {
  /** Relative to the site's root. */
  path: string;
  source: string;
  /** Text that changes when the source changes: its size and modification time, or a digest. */
  signature: string;
  /** Copy instead of hard-linking, because people edit the source in place. */
  copy?: true;
}

/** Looks up pictures by their hashed addresses. */
export interface HashedFiles {
  /** The file to publish at a hashed address; null if there is none. */
  file: (hashed: string) => LinkedFile | null;
  /** The address in the tenant's files, for messages. */
  plain: (hashed: string) => string;
}

function withSignature(source: string, path: string): LinkedFile | null {
  try {
    const { size, mtimeMs } = statSync(source);
    return { path, source, signature: `${size}-${mtimeMs}` };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Files of a tenant's `public` folder. They are copied: an editor that saves in place would write through a hard link
 * into the live site without a build.
 *
 * @param names of the files to publish, relative to the public folder
 */
export function publicFiles(tenantFolder: string, names: readonly string[]): LinkedFile[] {
  const folder = join(tenantFolder, 'public');
  return names.flatMap((path) => {
    const file = withSignature(join(folder, path), path);
    return file ? [{ ...file, copy: true }] : [];
  });
}

/** Refuses paths that leave the folder ("/media/../package.json"), since tenants write them. */
const isDemoPicture = (root: string, address: string): boolean =>
  !address.split('/').includes('..') &&
  checkFileInside(demoPictureFile(root, address), demoPictureFolder(root)) === 'file';

/**
 * Finds the pictures that pages show: those with hashed addresses, and demo pictures with plain ones. `missing` lists
 * those that do not exist.
 *
 * @param media addresses such as "/media/vehicles/suv/cut-530.avif"
 */
export function mediaFiles(
  root: string,
  media: string[],
  hashed?: HashedFiles,
): { files: LinkedFile[]; missing: string[] } {
  const files: LinkedFile[] = [];
  const missing: string[] = [];
  for (const url of media) {
    if (url.startsWith(HASHED_MEDIA)) {
      const file = hashed?.file(url);
      if (file) files.push(file);
      else missing.push(hashed?.plain(url) ?? url);
      continue;
    }
    const file = isDemoPicture(root, url) ? withSignature(demoPictureFile(root, url), url.slice(1)) : null;
    if (file) files.push(file);
    else missing.push(url);
  }
  return { files, missing };
}

/** Days that files of older builds stay published, because open tabs may still load them. */
const GRACE_DAYS = 14;

/**
 * Returns whether a file of older builds stays published.
 *
 * @param since ISO date since when no build uses it
 * @param today ISO date
 */
export const isWithinGrace = (since: string, today: string): boolean =>
  (Date.parse(today) - Date.parse(since)) / DAY_MS <= GRACE_DAYS;

/**
 * Lists the scripts, styles and fonts to publish: those of this build, and those of earlier builds within the grace
 * period.
 *
 * @param live the live release's list: path → ISO date since when it is superseded, or null while it is current
 * @param today ISO date
 */
export function assetsToPublish(
  current: string[],
  live: Record<string, string | null>,
  today: string,
): Record<string, string | null> {
  const assets: Record<string, string | null> = Object.fromEntries(current.map((file) => [file, null]));
  for (const [file, supersededOn] of Object.entries(live)) {
    if (Object.hasOwn(assets, file)) continue;
    const since = supersededOn ?? today;
    if (isWithinGrace(since, today)) assets[file] = since;
  }
  return assets;
}
