import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Problem } from './problem.ts';
import { isFolder } from './source/on-disk.ts';

/** A folder among the tenants, or a link where one belongs. */
export interface TenantFolder {
  name: string;
  /** Absolute; a link is not followed. */
  folder: string;
  /** Why it cannot be a tenant, with what to do; null for a tenant. */
  fault: Problem | null;
}

/** Folders of another purpose, such as `_mappings`, and hidden ones are no tenants. */
const isOther = (name: string): boolean => /^[._]/.test(name);

function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // What may not be looked at is there: reading it tells why not.
    return code !== 'ENOENT' && code !== 'ENOTDIR';
  }
}

const problemOf = (file: string, message: string): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  path: '',
  message,
});

/** What is wrong with a link that leads to no folder; null for a link to a file, which is no tenant. */
function linkFault(link: string): Problem | null {
  const leads = `The link ${link} leads to ${readlinkSync(link)}`;
  try {
    realpathSync(link);
    return null;
  } catch (error) {
    const isCircle = (error as NodeJS.ErrnoException).code === 'ELOOP';
    return problemOf(
      link,
      isCircle
        ? `${leads}, which makes a circle. Remove it.`
        : `${leads}, which does not exist. Remove or correct it.`,
    );
  }
}

function folderFault(folder: string): Problem | null {
  const file = join(folder, 'site.yaml');
  return isThere(file)
    ? null
    : problemOf(
        file,
        `There is no site.yaml in ${folder}. Every tenant has one: add it. If this folder is no tenant, let its name start with "_".`,
      );
}

/**
 * Every tenant below a folder, by name: folders, and links to folders, that hold a site.yaml. Folders without one and
 * links that lead nowhere are listed with their fault. Files, and names that start with "_" or ".", are left out. The
 * list is empty where there is no such folder.
 */
export function listTenants(root: string): TenantFolder[] {
  if (!isFolder(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !isOther(name))
    .flatMap((entry): TenantFolder[] => {
      const { name } = entry;
      const folder = resolve(root, name);
      if (isFolder(folder)) return [{ name, folder, fault: folderFault(folder) }];
      const fault = entry.isSymbolicLink() ? linkFault(folder) : null;
      return fault === null ? [] : [{ name, folder, fault }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
