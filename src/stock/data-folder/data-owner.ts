import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { makeFolderOnDisk } from '../../lib/disk/make-folder.ts';
import { replaceFile } from '../../lib/disk/replace-file.ts';
import type { StockFolders } from './data-files.ts';

/** File beside the data folders with the path, from there, of the folder of the tenants whose data they are. */
const OWNER_FILE = 'tenants-folder';

/** Undefined if there is no such file or folder. */
function orMissing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** The folder of tenants that the data belongs to; null before the first import, and if that folder is gone. */
function ownerOf(dataRoot: string): string | null {
  const written = orMissing(() => readFileSync(join(dataRoot, OWNER_FILE), 'utf8').trim());
  return (written && orMissing(() => realpathSync(resolve(dataRoot, written)))) || null;
}

/**
 * Why the data folders cannot be used for the tenants of a folder, with what to do: they belong to those of another
 * folder, and dealers of the same name would get each other's vehicles. Null if they can.
 */
export function whyDataIsOfOthers(dataRoot: string, tenants: string): string | null {
  const owner = ownerOf(dataRoot);
  if (owner === null || owner === orMissing(() => realpathSync(tenants))) return null;
  return `${dataRoot} has the imported stock of the tenants in ${owner}, not of those in ${resolve(tenants)}. Next: choose another folder with --tenants-data or FORECOURT_TENANTS_DATA. If ${resolve(tenants)} replaces the other folder, delete ${join(dataRoot, OWNER_FILE)}.`;
}

/** Creates a tenant's data folder, and notes whose it is. */
export function makeDataFolder({ folder, data }: StockFolders): void {
  makeFolderOnDisk(data);
  const [dataRoot, tenants] = [dirname(resolve(data)), dirname(resolve(folder))];
  // Relative, so that both folders can be moved together.
  if (ownerOf(dataRoot) === null) replaceFile(join(dataRoot, OWNER_FILE), `${relative(dataRoot, tenants)}\n`);
}
