import type { Checked } from '../tenant/check-tenants.ts';
import { inReadingOrder, type Problem } from '../tenant/problem.ts';
import { inventoryOf, tenantOf } from './load-site.ts';
import { BuildRefused } from './refused.ts';

/**
 * Problems that only the plan of a whole site shows: redirects from pages that exist, and to pages that do not; public
 * files at the address of a page.
 */
async function planProblems(root: string, folder: string, now: Date): Promise<Problem[]> {
  try {
    const { tenant } = await tenantOf({ root, folder });
    return (await inventoryOf(tenant, { root, folder }, now)).problems;
  } catch (error) {
    // Whatever refuses the build was told by the check of the tenant itself.
    if (error instanceof BuildRefused) return [];
    throw error;
  }
}

/**
 * Adds to the problems of checked tenants what the plan of their sites shows. Only tenants
 * without errors are planned.
 *
 * @param root the project's folder
 */
export async function checkPlans(checked: readonly Checked[], root: string, now: Date): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const one of checked) {
    const sound = one.problems.every(({ severity }) => severity !== 'error');
    const more = sound ? await planProblems(root, one.folder, now) : [];
    all.push({ ...one, problems: inReadingOrder([...one.problems, ...more]) });
  }
  return all;
}
