import type { ComponentType } from 'react';
import type { CardKit } from '../../card/live/card-kit.ts';

type Module = Record<string, ComponentType<never>>;

/** The tenants' own parts of cards, each a file that is loaded only where it is used. */
const FILES = import.meta.glob<Module>('/tenants/*/overrides/*.tsx');

const PARTS = { buttons: 'Buttons', card_badge: 'Badge', promo_tile: 'Tile' } as const;

/**
 * The parts of cards a page's tenant replaces (TEN-10).
 *
 * @param slots component names by slot, as the page says them: `{"buttons":"WeekButtons"}`
 * @throws when a file is missing, which `check` finds
 */
export async function tenantParts(tenant: string, slots: string): Promise<Partial<CardKit>> {
  const named = JSON.parse(slots) as Partial<Record<keyof typeof PARTS, string>>;
  const loaded = await Promise.all(
    Object.entries(named).map(async ([slot, name]) => {
      const file = `/tenants/${tenant}/overrides/${name}.tsx`;
      const component = (await FILES[file]?.())?.[name];
      if (!component) throw new Error(`${file} has no component ${name}.`);
      return [PARTS[slot as keyof typeof PARTS], component] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
