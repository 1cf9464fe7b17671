import { didYouMean } from '../../src/tenant/did-you-mean.ts';
import { listTenants, type TenantFolder } from '../../src/tenant/list-tenants.ts';
import { CommandError } from './command-error.ts';

/** Names of the folders below `tenants` that contain a site.yaml, sorted. */
export const tenantNames = (tenants: string): string[] =>
  listTenants(tenants)
    .filter(({ fault }) => fault === null)
    .map(({ name }) => name);

/**
 * Finds the named tenants, or all if none is named. Includes broken ones: loading them reports why.
 *
 * @throws `CommandError` for an unknown name, with the nearest name and all tenants, and if there are no tenants at all
 */
export function findTenants(tenants: string, names: readonly string[]): TenantFolder[] {
  const list = listTenants(tenants);
  if (list.length === 0)
    throw new CommandError(`There are no tenants in ${tenants}. Create a folder with a site.yaml for each.`);
  const known = list.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no tenant "${unknown}" in ${tenants}.${didYouMean(unknown, known)} The tenants are: ${known.join(', ')}.`,
    );
  }
  return names.length > 0 ? list.filter(({ name }) => names.includes(name)) : list;
}

/**
 * The folders of the named tenants, or of all if none is named.
 *
 * @throws `CommandError` like `findTenants`
 */
export const tenantFolders = (tenants: string, names: readonly string[]): string[] =>
  findTenants(tenants, names).map(({ folder }) => folder);
