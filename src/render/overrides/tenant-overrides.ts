import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileOverride } from './compile-override.ts';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';
import { kitExports, kitTexts } from './kit-exports.ts';
import { cacheFolder, readCached, writeCached } from './override-cache.ts';
import { OverrideBroken } from './override-problems.ts';

interface TenantSource {
  /** The project's folder, which holds the kit and the cache. */
  root: string;
  /** The tenant's folder, absolute. */
  folder: string;
  /** Components to compile: "SinceHeader". */
  names: readonly string[];
}

/** Packages that compile, and this code: what they made is made anew when they change. */
function compilersOf(root: string): string[] {
  const packages = ['esbuild', '@astrojs/compiler-rs'].map((name) =>
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const own = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }).sort();
  return [...packages, ...own.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))];
}

/**
 * Compiles the components a tenant's settings name; what did not change since the last time is taken from the cache.
 *
 * @throws `OverrideBroken` with the mistakes of all of them
 */
export async function compileOverrides({ root, folder, names }: TenantSource): Promise<CompiledOverrides> {
  if (names.length === 0) return {};
  const overrides = join(folder, 'overrides');
  const cache = cacheFolder(root, overrides);
  const madeBy = hash('sha1', [...compilersOf(root), ...kitTexts(root)].join('\n'));
  const known = new Map(names.map((name) => [name, readCached(cache, overrides, name, madeBy)]));
  const kit = [...known.values()].includes(null) ? await kitExports(root) : new Map();
  const compileOne = async (name: string): Promise<CompiledOverride> =>
    known.get(name) ??
    writeCached(cache, overrides, name, madeBy, await compileOverride({ folder: overrides, name, kit }));

  const results = await Promise.allSettled(names.map(compileOne));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const other = failures.find((error) => !(error instanceof OverrideBroken));
  if (other !== undefined) throw other;
  const problems = failures.flatMap((error: OverrideBroken) => error.problems);
  if (problems.length > 0) throw new OverrideBroken(problems);
  const compiled = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return Object.fromEntries(compiled.map((override) => [override.name, override]));
}
