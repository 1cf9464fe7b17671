import type { Slot } from '../../tenant/schema/config.ts';

/** A component file of a tenant's overrides folder, as the compiler collects it. */
export interface OverrideModule {
  default: unknown;
}

/**
 * The tenant's own component for a slot, or null where the tenant names none.
 *
 * @param files Modules by path: "/tenants/<tenant>/overrides/<Name>.astro".
 * @throws When the tenant names a component that its overrides folder lacks.
 */
export function findOverride(
  files: Record<string, OverrideModule>,
  tenant: string,
  slots: Partial<Record<Slot, string | null>>,
  slot: Slot,
): unknown {
  const name = slots[slot];
  if (!name) return null;
  const path = `/tenants/${tenant}/overrides/${name}.astro`;
  const file = files[path];
  if (file) return file.default;
  const folder = path.slice(0, -`${name}.astro`.length);
  const there = Object.keys(files)
    .filter((key) => key.startsWith(folder))
    .map((key) => key.slice(folder.length, -'.astro'.length));
  const known = there.length ? `It has ${there.join(', ')}.` : 'The folder has no components.';
  throw new Error(
    `Slot "${slot}" of ${tenant} names "${name}", but ${path.slice(1)} does not exist. ${known}`,
  );
}
