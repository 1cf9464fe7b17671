import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../lib/disk/replace-file.ts';
import { emptyTable } from '../lib/own-property.ts';
import { demoPictureFile } from '../tenant/demo-pictures.ts';
import { publicNames } from '../tenant/public-names.ts';
import { isMissing } from './file-system.ts';

/** Matches names of pictures and videos. */
export const PICTURE_NAME = /\.(?:avif|webp|jpe?g|png|gif|svg|mp4|webm)$/i;

export interface PictureFolder {
  /** Changes with the name or content of any of the files. */
  digest: string;
  /** By name. `own` is true for a file of the tenant's public folder. */
  files: ReadonlyMap<string, { source: string; own: boolean }>;
}

export interface PictureFolders {
  /**
   * The pictures of a folder; null if it has none.
   *
   * @param path below `/media/`: "" or "vehicles/suv/"
   */
  read: (path: string) => PictureFolder | null;
  /** Stores the digests of the folders that were read for the next build. */
  save: () => void;
}

interface Cached {
  /** Digest of the files' paths, sizes and times. */
  signature: string;
  digest: string;
}

const isCached = (value: unknown): value is Cached => {
  const { signature, digest } = (value ?? {}) as Partial<Cached>;
  return typeof signature === 'string' && typeof digest === 'string';
};

/** Reads the digests of the previous build. They only save time, so a damaged file counts as empty. */
function readCache(file: string): Record<string, Cached> {
  const cached: Record<string, Cached> = emptyTable();
  try {
    const entries = Object.entries((JSON.parse(readFileSync(file, 'utf8')) ?? {}) as object);
    for (const [path, entry] of entries) if (isCached(entry)) cached[path] = entry;
  } catch (error) {
    if (!isMissing(error) && !(error instanceof SyntaxError)) throw error;
  }
  return cached;
}

function fileNames(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The publishable files of a tenant's `public/media`: folder → names. */
function ownNames(tenantFolder: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const file of publicNames(tenantFolder).files) {
    if (!file.startsWith('media/')) continue;
    const cut = file.lastIndexOf('/') + 1;
    const path = file.slice('media/'.length, cut);
    const listed = names.get(path);
    if (listed) listed.push(file.slice(cut));
    else names.set(path, [file.slice(cut)]);
  }
  return names;
}

function signatureOf(sources: string[]): string {
  const lines = sources.map((source) => {
    const { size, mtimeMs } = statSync(source);
    return `${source} ${size} ${mtimeMs}`;
  });
  return hash('sha1', lines.join('\n'));
}

/**
 * The folders of pictures that a site may show under `/media/`: the tenant's own files come before demo pictures of
 * the same name. Contents are read only if a file's size or time changed since the previous build.
 *
 * @param cache file with the digests of the previous build
 */
export function pictureFolders({
  root,
  folder,
  cache,
}: {
  root: string;
  folder: string;
  cache: string;
}): PictureFolders {
  const own = ownNames(folder);
  const before = readCache(cache);
  const current: Record<string, Cached> = emptyTable();
  return {
    read: (path) => {
      const demo = demoPictureFile(root, `/media/${path}`);
      const found = new Map<string, { source: string; own: boolean }>();
      for (const name of fileNames(demo)) found.set(name, { source: join(demo, name), own: false });
      for (const name of own.get(path) ?? [])
        found.set(name, { source: join(folder, 'public/media', path, name), own: true });
      const files = [...found]
        .filter(([name]) => PICTURE_NAME.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      if (files.length === 0) return null;
      const signature = signatureOf(files.map(([, { source }]) => source));
      const contents = () =>
        files.map(([name, { source }]) => `${name} ${hash('sha1', readFileSync(source))}`);
      const known = before[path];
      const digest =
        known?.signature === signature ? known.digest : hash('sha1', contents().join('\n'), 'base64url');
      current[path] = { signature, digest };
      return { digest, files: new Map(files) };
    },
    save: () => {
      const text = JSON.stringify(current);
      if (text === JSON.stringify(before)) return;
      mkdirSync(dirname(cache), { recursive: true });
      replaceFile(cache, text);
    },
  };
}
