import { pathToFileURL } from 'node:url';
import type { OverridePart } from '../../frame/slot/overrides.ts';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';
import type { KitModules } from './kit-modules.ts';

type OverrideModule = { default: (require: (name: string) => unknown) => { default: unknown } };

async function loadOne({ module, digest }: CompiledOverride, kit: KitModules): Promise<OverridePart> {
  const { default: run } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as OverrideModule;
  const { default: component } = run((name) => {
    if (!Object.hasOwn(kit, name))
      throw new Error(`An override requires ${name}, which the bundle does not provide (kit-modules.ts).`);
    return kit[name];
  });
  return { component, digest };
}

/**
 * Loads a tenant's compiled overrides. They contain no copies of the modules that they share with the site, but require
 * them from `kit` (see `kitModules`).
 */
export async function loadOverrides(
  overrides: CompiledOverrides,
  kit: KitModules,
): Promise<ReadonlyMap<string, OverridePart>> {
  const parts = Object.values(overrides).map(
    async (override) => [override.name, await loadOne(override, kit)] as const,
  );
  return new Map(await Promise.all(parts));
}
