import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';
import { readKitSources } from './kit-sources.ts';
import { cacheFolder, readCached, writeCached } from './override-cache.ts';
import { OverrideBroken } from './override-problems.ts';

interface TenantSource {
  /** The project's folder, which holds the kit and the cache. */
  root: string;
  /** The tenant's folder, absolute. */
  folder: string;
  /** Components to compile: "NorthFooter". */
  names: readonly string[];
}

/** Everything that affects the compiled code besides the tenant's files and the kit. */
function compilerSources(root: string): string[] {
  const packages = ['esbuild', '@astrojs/compiler-rs'].map((name) =>
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const thisFolder = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }).sort();
  return [...packages, ...thisFolder.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))];
}

const byName = (overrides: readonly CompiledOverride[]): CompiledOverrides =>
  Object.fromEntries(overrides.map((override) => [override.name, override]));

/** Loads the compilers on demand: most builds find all overrides in the cache. */
async function loadCompiler(root: string) {
  const [{ compileOverride }, { kitExports }] = await Promise.all([
    import('./compile-override.ts'),
    import('./kit-exports.ts'),
  ]);
  const kit = await kitExports(root);
  return (folder: string, name: string) => compileOverride({ folder, name, kit });
}

/**
 * Compiles the overrides that a tenant's configuration names. Unchanged ones come from the cache.
 *
 * @throws `OverrideBroken` with the mistakes of all overrides
 */
export async function compileOverrides({ root, folder, names }: TenantSource): Promise<CompiledOverrides> {
  if (names.length === 0) return {};
  const overrides = join(folder, 'overrides');
  const cache = cacheFolder(root, overrides);
  const compilerDigest = hash('sha1', [...compilerSources(root), ...readKitSources(root)].join('\n'));
  const cached = names.flatMap((name) => readCached(cache, overrides, name, compilerDigest) ?? []);
  const missing = names.filter((name) => !cached.some((override) => override.name === name));
  if (missing.length === 0) return byName(cached);
  const compile = await loadCompiler(root);
  const results = await Promise.allSettled(
    missing.map(async (name) =>
      writeCached(cache, overrides, name, compilerDigest, await compile(overrides, name)),
    ),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const other = failures.find((error) => !(error instanceof OverrideBroken));
  if (other !== undefined) throw other;
  const problems = failures.flatMap((error: OverrideBroken) => error.problems);
  if (problems.length > 0) throw new OverrideBroken(problems);
  const compiled = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return byName([...cached, ...compiled]);
}
