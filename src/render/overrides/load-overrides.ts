import { pathToFileURL } from 'node:url';
import type { OverridePart } from '../../frame/slot/overrides.ts';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';
import type { KitModules } from './kit-modules.ts';

type OverrideModule = { default: (require: (name: string) => unknown) => { default: unknown } };

async function loadOne({ module, digest }: CompiledOverride, kit: KitModules): Promise<OverridePart> {
  const { default: run } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as OverrideModule;
  const { default: component } = run((name) => {
    if (!Object.hasOwn(kit, name)) throw new Error(`The bundle has no ${name} for overrides.`);
    return kit[name];
  });
  return { component, digest };
}

/** Loads a tenant's compiled overrides, which use the modules of one bundle. */
export async function loadOverrides(
  overrides: CompiledOverrides,
  kit: KitModules,
): Promise<ReadonlyMap<string, OverridePart>> {
  const parts = Object.values(overrides).map(
    async (override) => [override.name, await loadOne(override, kit)] as const,
  );
  return new Map(await Promise.all(parts));
}
