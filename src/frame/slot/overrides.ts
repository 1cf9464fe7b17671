import type { Slot } from '../../tenant/schema/slots.ts';

/** A tenant's own component. Each is compiled by itself (src/render/overrides). */
export interface OverridePart {
  /** The Astro component. */
  component: unknown;
  /** Digest of the code; changes whenever the output may change. */
  digest: string;
}

/** A tenant's own components, and the names of those that the page being rendered uses. */
export interface PageOverrides {
  /** By name: "NorthFooter". */
  parts: ReadonlyMap<string, OverridePart>;
  /**
   * Names of the components that the page needs. Their styles and scripts are linked in its head, and the
   * page is rendered again when one of them changes. Code that reuses stored HTML must add the names of the components
   * in that HTML.
   */
  used: Set<string>;
  /** Built-in components by slot, for slots that the tenant overrides. The kit draws them (src/kit). */
  builtIn: Map<Slot, unknown>;
}

/**
 * The tenant's own component for a slot, or null if the tenant names none. Marks it as used by the page.
 *
 * @param chrome the page's tenant, and its component names by slot
 * @throws Error if the tenant names a component that was not compiled; `npm run check` reports that too
 */
export function overrideFor(
  overrides: PageOverrides | null,
  { tenant, slots }: { tenant: string; slots: Partial<Record<Slot, string | null>> },
  slot: Slot,
): OverridePart | null {
  const name = slots[slot];
  if (!name) return null;
  const part = overrides?.parts.get(name);
  if (!overrides || !part) {
    const names = [...(overrides?.parts.keys() ?? [])];
    const available = names.length ? `It has ${names.join(', ')}.` : 'It has none.';
    throw new Error(
      `Slot "${slot}" of ${tenant} names the component "${name}", which the tenant does not have. ${available}`,
    );
  }
  overrides.used.add(name);
  return part;
}

/**
 * Marks components as used without drawing them: for cards that were drawn earlier or that a script inserts.
 */
export function markUsed(overrides: PageOverrides | null, names: readonly string[]): void {
  for (const name of names) overrides?.used.add(name);
}

/**
 * The component to draw in a slot: the tenant's own or the built-in one.
 *
 * @throws as `overrideFor`
 */
export function slotComponent(
  overrides: PageOverrides | null,
  chrome: { tenant: string; slots: Partial<Record<Slot, string | null>> },
  slot: Slot,
  builtIn: unknown,
): unknown {
  const own = overrideFor(overrides, chrome, slot);
  if (own === null) return builtIn;
  overrides?.builtIn.set(slot, builtIn);
  return own.component;
}

/**
 * The built-in component of a slot that the tenant overrides. The kit reads it from here instead of importing
 * it, because an import would add the styles of every slot to every page's style sheet.
 *
 * @param name the kit component's name, for the message
 * @throws Error if the page has not drawn the slot
 */
export function builtInComponent(overrides: PageOverrides | null, slot: Slot, name: string): unknown {
  const builtIn = overrides?.builtIn.get(slot);
  if (builtIn === undefined)
    throw new Error(`The kit’s ${name} can only be used in the tenant's component for the slot "${slot}".`);
  return builtIn;
}
