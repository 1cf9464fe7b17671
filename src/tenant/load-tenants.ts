import { listProblems } from './list-problems.ts';
import { listTenants, type TenantFolder } from './list-tenants.ts';
import { type LoadResult, tenantOf } from './load-tenant.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { type LoadOptions, readTenant, type TenantReading, unreadTenant } from './read-tenant.ts';
import { readFailure } from './source/read-text.ts';
import type { Tenant } from './tenant.ts';

/** A tenant's reading, with the problems found by comparing it with the others. */
export interface ListedReading {
  reading: TenantReading;
  listedProblems: Problem[];
}

/** An empty reading: the list already reports the problem. */
const noTenant = (folder: string): TenantReading => ({ ...unreadTenant(folder, ''), problems: [] });

/** Reads every tenant of a list. If reading one fails, the reason becomes its problem. */
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
  return readings.map((reading) => ({ reading, listedProblems: problems.get(reading.folder) ?? [] }));
}

export interface TenantsLoaded {
  /** Tenants without errors. */
  tenants: Tenant[];
  /** Errors and warnings of all tenants, sorted by file and line. */
  problems: Problem[];
}

/**
 * Loads all tenants under `root`, except those with an error or with another tenant's slug, id or address.
 */
export async function loadTenants(root: string, options: LoadOptions = {}): Promise<TenantsLoaded> {
  const readings = await readTenants(listTenants(root), options);
  const results: LoadResult[] = await Promise.all(
    readings.map(({ reading, listedProblems }) =>
      tenantOf({ ...reading, problems: [...reading.problems, ...listedProblems] }),
    ),
  );
  return {
    tenants: results.flatMap((result) => (result.ok ? [result.tenant] : [])),
    problems: inReadingOrder(results.flatMap((result) => (result.ok ? result.warnings : result.problems))),
  };
}
