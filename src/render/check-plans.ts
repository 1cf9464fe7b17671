import type { Checked } from '../tenant/check-tenants.ts';
import { draftTenant } from '../tenant/load-tenant.ts';
import { fileError, inReadingOrder, type Problem } from '../tenant/problem.ts';
import { readFailure } from '../tenant/source/read-text.ts';
import { inventoryOf } from './load-site.ts';
import { BuildRefused } from './refused.ts';

/**
 * Problems that only the plan of a whole site shows: redirects from pages that exist, and to pages that do not; links
 * that lead nowhere; public files at the address of a page.
 */
async function planProblems({ reading, problems }: Checked, root: string, now: Date): Promise<Problem[]> {
  const { folder, source } = reading;
  try {
    const tenant = draftTenant(reading);
    return tenant ? (await inventoryOf(tenant, { root, folder }, now, { draft: true })).problems : [];
  } catch (error) {
    const told = problems.some(({ severity }) => severity === 'error');
    // Whatever refuses the build was told by the check of the tenant itself.
    if (told || error instanceof BuildRefused) return [];
    const message = readFailure(error);
    return [fileError(source.file, message)];
  }
}

const placeOf = ({ file, line, column, path }: Problem): string => `${file}:${line}:${column} ${path}`;

/**
 * Adds to the problems of checked tenants what the plan of their sites shows; where something is wrong at a place
 * already, nothing else is told of it.
 *
 * @param root the project's folder
 */
export async function checkPlans(checked: readonly Checked[], root: string, now: Date): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const one of checked) {
    const told = new Set(one.problems.filter(({ path }) => path !== '').map(placeOf));
    const more = (await planProblems(one, root, now)).filter((problem) => !told.has(placeOf(problem)));
    all.push({ ...one, problems: inReadingOrder([...one.problems, ...more]) });
  }
  return all;
}
