import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';
import { kitTexts } from './kit-texts.ts';
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

const byName = (overrides: readonly CompiledOverride[]): CompiledOverrides =>
  Object.fromEntries(overrides.map((override) => [override.name, override]));

/** Loads the compilers, which most builds do without: their components are in the cache. */
async function loadCompiler(root: string) {
  const [{ compileOverride }, { kitExports }] = await Promise.all([
    import('./compile-override.ts'),
    import('./kit-exports.ts'),
  ]);
  const kit = await kitExports(root);
  return (folder: string, name: string) => compileOverride({ folder, name, kit });
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
  const cached = names.flatMap((name) => readCached(cache, overrides, name, madeBy) ?? []);
  const missing = names.filter((name) => !cached.some((override) => override.name === name));
  if (missing.length === 0) return byName(cached);
  const compile = await loadCompiler(root);
  const results = await Promise.allSettled(
    missing.map(async (name) => writeCached(cache, overrides, name, madeBy, await compile(overrides, name))),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const other = failures.find((error) => !(error instanceof OverrideBroken));
  if (other !== undefined) throw other;
  const problems = failures.flatMap((error: OverrideBroken) => error.problems);
  if (problems.length > 0) throw new OverrideBroken(problems);
  const compiled = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return byName([...cached, ...compiled]);
}
