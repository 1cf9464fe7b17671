import type { Slot } from '../../tenant/schema/slots.ts';

/** A tenant's own component, compiled for it alone (src/render/overrides). */
export interface OverridePart {
  /** The component, for Astro to draw. */
  component: unknown;
  /** Changes when what it draws does. */
  digest: string;
}

/** A tenant's own components while one page is rendered. */
export interface PageOverrides {
  /** By name: "SinceHeader". */
  parts: ReadonlyMap<string, OverridePart>;
  /**
   * Names of those that the page needs. Their styles and scripts are linked in its head, and it is rendered again
   * when one of them changes. Whoever takes HTML over that was drawn earlier adds what that HTML was drawn with.
   */
  used: Set<string>;
  /** Our components by slot, noted where a tenant's stands in their place: the kit draws them (src/kit). */
  ours: Map<Slot, unknown>;
}

/**
 * The tenant's own component for a slot, noted as used, or null where the tenant names none.
 *
 * @param chrome of the page: the tenant and the component names by slot
 * @throws when the tenant names a component that was not compiled, which `check` finds
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
    const there = [...(overrides?.parts.keys() ?? [])];
    const known = there.length ? `There are ${there.join(', ')}.` : 'There are none.';
    throw new Error(
      `Slot "${slot}" of ${tenant} names "${name}", but the tenant has no such component. ${known}`,
    );
  }
  overrides.used.add(name);
  return part;
}

/**
 * Notes components whose HTML a page shows or will show without drawing it: a card drawn earlier, a card that a
 * script inserts.
 */
export function noteUsed(overrides: PageOverrides | null, names: readonly string[]): void {
  for (const name of names) overrides?.used.add(name);
}

/**
 * What to draw in a slot: the tenant's own component or ours.
 *
 * @throws as `overrideFor`
 */
export function slotComponent(
  overrides: PageOverrides | null,
  chrome: { tenant: string; slots: Partial<Record<Slot, string | null>> },
  slot: Slot,
  ours: unknown,
): unknown {
  const own = overrideFor(overrides, chrome, slot);
  if (own === null) return ours;
  overrides?.ours.set(slot, ours);
  return own.component;
}

/**
 * Our component for a slot that a tenant's stands in. The kit takes it from here rather than by an import, which
 * would put the styles of every slot into the style sheet of every page.
 *
 * @param name of the kit's component, for the message
 * @throws where the page has not drawn the slot
 */
export function ourComponent(overrides: PageOverrides | null, slot: Slot, name: string): unknown {
  const ours = overrides?.ours.get(slot);
  if (ours === undefined)
    throw new Error(
      `The kit’s ${name} can be drawn only by the component that stands in the slot "${slot}".`,
    );
  return ours;
}
