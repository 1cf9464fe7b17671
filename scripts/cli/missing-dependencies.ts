import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that a folder below `packages` has its own dependencies, which `npm ci` of the project leaves out.
 *
 * @returns null when they are there, else a sentence with the command that installs them
 */
export function missingDependencies(folder: string): string | null {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const missing = Object.keys(dependencies).filter((name) => !existsSync(join(folder, 'node_modules', name)));
  if (missing.length === 0) return null;
  return `${folder} needs ${missing.join(', ')}. Install them with "npm ci --prefix ${folder}", then try again.`;
}
