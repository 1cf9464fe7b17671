import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { OverrideBroken } from './override-problems.ts';

type Inputs = Metafile['inputs'];

const drawnBy = (inputs: Inputs, file: string): string[] =>
  (inputs[file]?.imports ?? []).map(({ path }) => path).filter((path) => path.endsWith('.astro'));

function reaches(inputs: Inputs, from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return drawnBy(inputs, from).some((next) => reaches(inputs, next, to, seen));
}

function lineOfImport(folder: string, file: string, imported: string): number {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(basename(imported))) + 1 || 1;
}

/**
 * Refuses components that draw themselves, at once or by way of others: drawing one never ends, and no build of any
 * dealer goes on behind it.
 *
 * @param inputs what esbuild read, from its metafile
 * @throws `OverrideBroken` with the file and line of each import that closes a circle
 */
export function refuseCircles(inputs: Inputs, folder: string): void {
  const problems = Object.keys(inputs)
    .sort()
    .flatMap((file) =>
      drawnBy(inputs, file)
        .filter((imported) => reaches(inputs, imported, file))
        .map((imported) => ({
          severity: 'error' as const,
          file: join(folder, file),
          line: lineOfImport(folder, file, imported),
          column: 1,
          path: '',
          message: `${basename(file)} imports ${basename(imported)}, which draws ${basename(file)} again without end. Take this import out; our own part is ../../../src/kit/${basename(imported)} where the kit has it.`,
        })),
    );
  if (problems.length > 0) throw new OverrideBroken(problems);
}
