import { tenantListProblems } from './compare-tenants.ts';
import type { TenantFolder } from './list-tenants.ts';
import type { Problem } from './problem.ts';
import { type LoadOptions, readTenant, type TenantReading, unreadTenant } from './read-tenant.ts';
import { readFailure } from './source/read-text.ts';

/** A tenant's reading, with the problems found by comparing it with the others. */
export interface ListedReading {
  reading: TenantReading;
  listedProblems: Problem[];
}

/** An empty reading of a folder that is not a tenant. The list of tenants already has its problem. */
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
  const problems = tenantListProblems(list, readings);
  return readings.map((reading) => ({ reading, listedProblems: problems.get(reading.folder) ?? [] }));
}
