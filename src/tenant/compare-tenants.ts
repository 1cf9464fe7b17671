import { dirname, relative, resolve } from 'node:path';
import { listTenants, type TenantFolder } from './list-tenants.ts';
import { error, type Problem } from './problem.ts';
import { readSiteFile, siteFileContains, type TenantReading } from './read-tenant.ts';

/** The parts of a tenant's reading that are compared. */
type Compared = Pick<TenantReading, 'folder' | 'source' | 'draft'>;

const UNIQUE_KEYS = [
  { name: 'slug', why: 'Commands find a tenant by it.' },
  { name: 'id', why: 'API calls identify sites by it.' },
  { name: 'url', why: 'Two sites cannot be published at one address.' },
] as const;

/** Trailing slashes and upper case do not make an address different. */
const normalised = (value: string): string => value.replace(/\/+$/, '').toLowerCase();

/** Reports slugs, ids and addresses that two tenants share (TEN-01). */
function sharedIdentities(compared: readonly Compared[]): { folder: string; problem: Problem }[] {
  return UNIQUE_KEYS.flatMap(({ name, why }) => {
    const seen = new Map<string, Compared>();
    return compared.flatMap((reading) => {
      const value = reading.draft.value(name);
      if (value === null) return [];
      const same = normalised(value);
      const first = seen.get(same);
      if (!first) {
        seen.set(same, reading);
        return [];
      }
      const other = first.source.locate(error([name], ''));
      const file = relative(resolve(reading.folder, '..'), other.file);
      const message = `The ${name} "${value}" is already taken by ${file}, line ${other.line}. ${why} Each tenant needs its own.`;
      return [{ folder: reading.folder, problem: reading.source.locate(error([name], message)) }];
    });
  });
}

/**
 * Finds the problems that show only when the tenants are compared, by folder: folders that are not tenants, and tenants
 * that share a slug, id or address with an earlier one.
 *
 * @param compared the readable site files of all tenants on the list
 */
export function tenantListProblems(
  list: readonly TenantFolder[],
  compared: readonly Compared[],
): Map<string, Problem[]> {
  const problems = new Map<string, Problem[]>();
  for (const { folder, fault } of list) if (fault !== null) problems.set(folder, [fault]);
  for (const { folder, problem } of sharedIdentities(compared))
    problems.set(folder, [...(problems.get(folder) ?? []), problem]);
  return problems;
}

/**
 * Like `tenantListProblems`, for one tenant. Reads only other site files that may contain the same values, so that
 * building one tenant among hundreds stays fast.
 */
export async function tenantListProblemsOf(reading: Compared): Promise<Problem[]> {
  const list = listTenants(dirname(reading.folder));
  const index = list.findIndex(({ folder }) => folder === reading.folder);
  const values = UNIQUE_KEYS.flatMap(({ name }) => reading.draft.value(name) ?? []).map(normalised);
  const before = list.slice(0, Math.max(index, 0)).map(async ({ folder }) =>
    // An unreadable site file is reported for its own tenant.
    (await siteFileContains(folder, values).catch(() => false)) ? [await readSiteFile(folder)] : [],
  );
  const compared = [...(await Promise.all(before)).flat(), reading];
  return (
    tenantListProblems(index < 0 ? [] : list.slice(index, index + 1), compared).get(reading.folder) ?? []
  );
}
