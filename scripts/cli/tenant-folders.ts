import { listTenants, type TenantFolder } from '../../src/tenant/list-tenants.ts';
import { didYouMean } from '../../src/tenant/nearest.ts';
import { CommandError } from './command-error.ts';

/** Names of what is on the list and is a tenant. */
const namesOf = (list: readonly TenantFolder[]): string[] =>
  list.filter(({ fault }) => fault === null).map(({ name }) => name);

/** Names of the folders below `tenants` that hold a site.yaml, sorted. */
export const tenantNames = (tenants: string): string[] => namesOf(listTenants(tenants));

/**
 * The folders of the named tenants, or of all. A folder with a fault, such as a missing site.yaml, is among them:
 * loading it reports the fault.
 *
 * @throws CommandError for a name that is not on the list, with the nearest name and the list; and for an empty list
 */
export function tenantFolders(tenants: string, names: readonly string[]): string[] {
  const list = listTenants(tenants);
  const unknown = names.find((name) => !list.some((entry) => entry.name === name));
  if (unknown !== undefined) {
    const known = list.map(({ name }) => name);
    const others =
      known.length > 0 ? `The tenants are: ${known.join(', ')}.` : 'There are none yet: make a folder first.';
    throw new CommandError(
      `There is no tenant "${unknown}" in ${tenants}.${didYouMean(unknown, known)} ${others}`,
    );
  }
  if (list.length === 0)
    throw new CommandError(`There is no tenant in ${tenants}: a tenant is a folder with a site.yaml.`);
  const chosen = names.length > 0 ? list.filter(({ name }) => names.includes(name)) : list;
  return chosen.map(({ folder }) => folder);
}
