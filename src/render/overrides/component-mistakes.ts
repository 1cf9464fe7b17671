import { join, resolve } from 'node:path';
import { fileInside } from '../../lib/disk/files-inside.ts';
import { namedComponents } from '../../tenant/named-components.ts';
import type { Problem } from '../../tenant/problem.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { OverrideBroken } from './override-problems.ts';
import { compileOverrides } from './tenant-overrides.ts';

/**
 * What is wrong with the components that a tenant's settings name, each with its file and line. That one is missing
 * is found with the settings.
 *
 * @param root the project's folder
 */
export async function componentMistakes(root: string, folder: string, site: Site): Promise<Problem[]> {
  const names = namedComponents({ site }).filter(
    (name) => fileInside(join(folder, 'overrides', `${name}.astro`), folder) === 'file',
  );
  try {
    await compileOverrides({ root, folder: resolve(folder), names });
    return [];
  } catch (error) {
    if (error instanceof OverrideBroken) return error.problems;
    throw error;
  }
}
