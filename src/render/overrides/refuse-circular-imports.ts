import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { OverrideBroken } from './override-problems.ts';

type Inputs = Metafile['inputs'];

const astroImports = (inputs: Inputs, file: string): string[] =>
  (inputs[file]?.imports ?? []).map(({ path }) => path).filter((path) => path.endsWith('.astro'));

function reaches(inputs: Inputs, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return astroImports(inputs, from).some((next) => reaches(inputs, next, to, seen));
}

function lineOfImport(folder: string, file: string, imported: string): number {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(`/${basename(imported)}`)) + 1 || 1;
}

/**
 * Refuses overrides that render themselves, directly or through others: rendering would never end and would block the
 * builds of all tenants.
 *
 * @param inputs from esbuild's metafile
 * @throws `OverrideBroken` with the file and line of each import that is part of a circle
 */
export function refuseCircularImports(inputs: Inputs, folder: string): void {
  const problems = Object.keys(inputs)
    .sort()
    .flatMap((file) =>
      astroImports(inputs, file)
        .filter((imported) => reaches(inputs, imported, file))
        .map((imported) => ({
          severity: 'error' as const,
          file: join(folder, file),
          line: lineOfImport(folder, file, imported),
          column: 1,
          path: '',
          message: `${basename(file)} imports ${basename(imported)}, which renders ${basename(file)} again, without end. Remove this import. To use our own part, import ../../../src/kit/${basename(imported)}, if the kit has it.`,
        })),
    );
  if (problems.length > 0) throw new OverrideBroken(problems);
}
