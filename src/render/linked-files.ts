import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileInside } from '../lib/disk/files-inside.ts';
import { demoPictureFile, demoPictureFolder } from '../tenant/demo-pictures.ts';
import { isMissing } from './files.ts';

/** A file of the site that is taken over as it is. */
export interface LinkedFile {
  /** Relative to the site's root. */
  path: string;
  source: string;
  /** Changes when the source does. */
  signature: string;
  /** The release needs its own bytes: the source is a file that people edit where it is. */
  copy?: true;
}

function signed(source: string, path: string): LinkedFile | null {
  try {
    const { size, mtimeMs } = statSync(source);
    return { path, source, signature: `${size}-${mtimeMs}` };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Files of a tenant's own `public` folder. They are copied: an editor that saves in place would write through a hard
 * link into the live site, past the build.
 *
 * @param names relative to the public folder: those that are published
 */
export function publicFiles(tenantFolder: string, names: readonly string[]): LinkedFile[] {
  const folder = join(tenantFolder, 'public');
  return names.flatMap((path) => {
    const file = signed(join(folder, path), path);
    return file ? [{ ...file, copy: true }] : [];
  });
}

// A text of the tenant's may name "/media/../package.json".
const isDemoPicture = (root: string, address: string): boolean =>
  !address.split('/').includes('..') &&
  fileInside(demoPictureFile(root, address), demoPictureFolder(root)) === 'file';

/**
 * Demo pictures that the pages show, published under `/media/`; `missing` lists those that do not exist.
 *
 * @param media addresses such as "/media/vehicles/suv/cut-530.avif"
 */
export function mediaFiles(root: string, media: string[]): { files: LinkedFile[]; missing: string[] } {
  const files: LinkedFile[] = [];
  const missing: string[] = [];
  for (const url of media) {
    const file = isDemoPicture(root, url) ? signed(demoPictureFile(root, url), url.slice(1)) : null;
    if (file) files.push(file);
    else missing.push(url);
  }
  return { files, missing };
}

/** Days a script or style of an older build stays published, for pages still open in somebody's tab. */
const GRACE_DAYS = 14;

/**
 * The code's files of a release: those of this build, and those of earlier builds within the grace period.
 * `today` is an ISO date.
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
    const age = (Date.parse(today) - Date.parse(since)) / 86_400_000;
    if (age <= GRACE_DAYS) assets[file] = since;
  }
  return assets;
}
