import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refusalMessage } from '../lib/disk/files-inside.ts';
import { fileError, type Problem } from './problem.ts';
import { isFolder } from './source/on-disk.ts';
import { readFailure } from './source/read-text.ts';

/** A folder, or a broken link, in the folder of tenants. */
export interface TenantFolder {
  name: string;
  /** Absolute path; links are not resolved. */
  folder: string;
  /** The problem if it cannot be a tenant, else null. */
  fault: Problem | null;
}

/** Names such as `_mappings` and hidden folders are not tenants. */
const isIgnored = (name: string): boolean => /^[._]/.test(name);

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Without permission to look, assume it exists: reading it will report the reason.
    return code !== 'ENOENT' && code !== 'ENOTDIR';
  }
}

/** Problem of a link that cannot be followed; null for a link to a file, which is ignored. */
function linkFault(link: string): Problem | null {
  try {
    realpathSync(link);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ELOOP' && code !== 'ENOENT' && code !== 'ENOTDIR')
      return fileError(link, readFailure(error));
    const fault = code === 'ELOOP' ? 'circle' : 'broken';
    const refused = { path: link, fault, target: readlinkSync(link) } as const;
    return fileError(link, refusalMessage(refused, link, 'the folder of tenants'));
  }
}

function folderFault(folder: string): Problem | null {
  const file = join(folder, 'site.yaml');
  return exists(file)
    ? null
    : fileError(
        file,
        `There is no site.yaml in ${folder}. Every tenant needs one: add it. If this folder is not a tenant, start its name with "_".`,
      );
}

/**
 * Lists the tenants in a folder, sorted by name: folders, and links to folders, with a site.yaml. Folders
 * without one and broken links are included with their fault. Files, and names that start with "_" or ".",
 * are ignored. Empty if the folder does not exist.
 */
export function listTenants(root: string): TenantFolder[] {
  if (!isFolder(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap((entry): TenantFolder[] => {
      const { name } = entry;
      const folder = resolve(root, name);
      if (isFolder(folder)) return [{ name, folder, fault: folderFault(folder) }];
      const fault = entry.isSymbolicLink() ? linkFault(folder) : null;
      return fault === null ? [] : [{ name, folder, fault }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
