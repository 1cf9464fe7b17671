import { listProblems } from './list-problems.ts';
import { listTenants, type TenantFolder } from './list-tenants.ts';
import { type LoadResult, tenantOf } from './load-tenant.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { type LoadOptions, readTenant, type TenantReading, unreadTenant } from './read-tenant.ts';
import { readFailure } from './source/read-text.ts';
import type { Tenant } from './tenant.ts';

/** A tenant's reading, with the problems that its place on the list has. */
export interface ListedReading {
  reading: TenantReading;
  ofList: Problem[];
}

/** A reading that tells nothing: what is wrong is told of the list. */
const noTenant = (folder: string): TenantReading => ({ ...unreadTenant(folder, ''), problems: [] });

/** Reads every tenant of a list; one whose reading fails has the reason as its problem. */
export async function readTenants(
  list: readonly TenantFolder[],
  options: LoadOptions,
): Promise<ListedReading[]> {
  const readings = await Promise.all(
    list.map(({ folder, fault }) =>
      fault === null
        ? readTenant(folder, options).catch((error: unknown) => unreadTenant(folder, readFailure(error)))
        : noTenant(folder),
    ),
  );
  const problems = listProblems(list, readings);
  return readings.map((reading) => ({ reading, ofList: problems.get(reading.folder) ?? [] }));
}

export interface TenantsLoaded {
  /** Those without errors. */
  tenants: Tenant[];
  /** Errors and warnings of all, in reading order. */
  problems: Problem[];
}

/** Loads every tenant under `root`; one with an error, or with another's slug, id or address, is left out. */
export async function loadTenants(root: string, options: LoadOptions = {}): Promise<TenantsLoaded> {
  const readings = await readTenants(listTenants(root), options);
  const results: LoadResult[] = await Promise.all(
    readings.map(({ reading, ofList }) =>
      tenantOf({ ...reading, problems: [...reading.problems, ...ofList] }),
    ),
  );
  return {
    tenants: results.flatMap((result) => (result.ok ? [result.tenant] : [])),
    problems: inReadingOrder(results.flatMap((result) => (result.ok ? result.warnings : result.problems))),
  };
}
