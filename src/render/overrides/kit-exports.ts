import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { kitFolder } from './kit-sources.ts';

/** Exports of each kit file, without types: "Header.astro" → ["default"]. */
export type KitExports = ReadonlyMap<string, readonly string[]>;

/** Lists what overrides may import from the kit. */
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
