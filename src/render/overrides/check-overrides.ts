import { join, resolve } from 'node:path';
import { checkFileInside } from '../../lib/disk/files-inside.ts';
import { namedComponents } from '../../tenant/named-components.ts';
import type { Problem } from '../../tenant/problem.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { OverrideBroken } from './override-problems.ts';
import { compileOverrides } from './tenant-overrides.ts';

/**
 * Compiles the overrides that a tenant's configuration names and returns their mistakes, with file and line. Missing
 * files are left to the check of the configuration.
 *
 * @param root the project's folder
 */
export async function checkOverrides(root: string, folder: string, site: Site): Promise<Problem[]> {
  const names = namedComponents({ site }).filter(
    (name) => checkFileInside(join(folder, 'overrides', `${name}.astro`), folder) === 'file',
  );
  try {
    await compileOverrides({ root, folder: resolve(folder), names });
    return [];
  } catch (error) {
    if (error instanceof OverrideBroken) return error.problems;
    throw error;
  }
}
