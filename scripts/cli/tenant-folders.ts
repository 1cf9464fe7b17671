import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from './command-error.ts';

/** Names of the folders below `tenants` that hold a site.yaml, sorted. */
export function tenantNames(tenants: string): string[] {
  if (!existsSync(tenants)) return [];
  return readdirSync(tenants)
    .filter((name) => existsSync(join(tenants, name, 'site.yaml')))
    .sort();
}

/** The folders of the named tenants, or of all. Throws a sentence that lists the known ones. */
export function tenantFolders(tenants: string, names: string[]): string[] {
  const known = tenantNames(tenants);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no tenant "${unknown}" in ${tenants}. The tenants are: ${known.join(', ') || 'none'}.`,
    );
  }
  if (known.length === 0)
    throw new CommandError(`There is no tenant in ${tenants}: a tenant is a folder with a site.yaml.`);
  return (names.length > 0 ? names : known).map((name) => resolve(tenants, name));
}
