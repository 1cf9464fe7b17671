import type { MeasurePhoto } from '../frame/media/photo-costs.ts';
import type { Checked } from '../tenant/check-tenants.ts';
import { draftTenant } from '../tenant/load-tenant.ts';
import { fileError, inReadingOrder, type Problem } from '../tenant/problem.ts';
import { readFailure } from '../tenant/source/read-text.ts';
import { BuildRefused } from './build-refused.ts';
import { loadInventory } from './load-site.ts';

/**
 * Finds problems that need the whole site plan: redirects from pages that exist or to pages that do not, dead links,
 * and public files at the address of a page.
 */
async function planProblems(
  { reading, problems, folder, data }: Checked,
  root: string,
  now: Date,
  measure: MeasurePhoto | null,
): Promise<Problem[]> {
  const { source } = reading;
  try {
    const tenant = draftTenant(reading);
    if (!tenant) return [];
    const options = { draft: true, photoCosts: { measure } };
    return (await loadInventory(tenant, { root, folder, data }, now, options)).problems;
  } catch (error) {
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    // The check of the tenant has already reported whatever refuses its build.
    if (hasErrors || error instanceof BuildRefused) return [];
    const message = readFailure(error);
    return [fileError(source.file, message)];
  }
}

const placeOf = ({ file, line, column, path }: Problem): string => `${file}:${line}:${column} ${path}`;

/**
 * Adds the problems that need the whole site plan to those of checked tenants. A place that already has a problem gets
 * no second one.
 *
 * @param root the project's folder
 * @param measure measures a few photos on other hosts; null asks no host
 */
export async function checkPlans(
  checked: readonly Checked[],
  root: string,
  now: Date,
  measure: MeasurePhoto | null = null,
): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const one of checked) {
    const reported = new Set(one.problems.filter(({ path }) => path !== '').map(placeOf));
    const more = (await planProblems(one, root, now, measure)).filter(
      (problem) => !reported.has(placeOf(problem)),
    );
    all.push({ ...one, problems: inReadingOrder([...one.problems, ...more]) });
  }
  return all;
}
