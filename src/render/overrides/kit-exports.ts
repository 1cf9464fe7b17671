import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Names that each file of the kit exports, types left out: "Header.astro" → "default". */
export type KitExports = ReadonlyMap<string, readonly string[]>;

/** The project's kit folder. */
export const kitFolder = (root: string): string => join(root, 'src/kit');

/** The kit's files with what they say, for telling whether the kit changed. */
export function kitTexts(root: string): string[] {
  const folder = kitFolder(root);
  return readdirSync(folder)
    .filter((name) => /\.(astro|tsx?)$/.test(name) && !name.includes('.test.'))
    .sort()
    .flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** What overrides may import from the kit. */
export async function kitExports(root: string): Promise<KitExports> {
  const folder = kitFolder(root);
  const names = readdirSync(folder).filter((name) => !name.includes('.test.'));
  const scripts = names.filter((name) => /\.tsx?$/.test(name));
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: scripts,
    outdir: folder,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const exported: [string, string[]][] = Object.values(metafile.outputs).map(
    ({ entryPoint = '', exports }) => [entryPoint, exports],
  );
  const drawn: [string, string[]][] = names
    .filter((name) => name.endsWith('.astro'))
    .map((name) => [name, ['default']]);
  return new Map([...drawn, ...exported]);
}
