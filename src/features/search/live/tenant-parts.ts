import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { ownProperty } from '../../../lib/own-property.ts';
import { CardButtons } from '../../card/live/CardButtons.tsx';
import type { CardKit } from '../../card/live/card-kit.ts';

/** A tenant's compiled component: a function of `require`, so that it brings no second copy of ours along. */
type Module = { default: (require: (name: string) => unknown) => Record<string, ComponentType<never>> };

/** What it may ask for by name. */
const GIVEN = new Map<string, unknown>([
  ['react/jsx-runtime', jsxRuntime],
  ['kit/card-buttons-live.ts', { CardButtons }],
]);

const PARTS = { buttons: 'Buttons', card_badge: 'Badge', promo_tile: 'Tile' } as const;

/**
 * The parts of cards a page's tenant replaces (TEN-10).
 *
 * @param slots by slot where its component lies, as the page says it:
 *   `{"buttons":{"name":"WeekButtons","script":"/_astro/overrides/WeekButtons.1a2b3c4d.js"}}`
 * @throws when a file does not load or lacks its component
 */
export async function tenantParts(slots: string): Promise<Partial<CardKit>> {
  const named = JSON.parse(slots) as Partial<Record<keyof typeof PARTS, { name: string; script: string }>>;
  const loaded = await Promise.all(
    Object.entries(named).map(async ([slot, { name, script }]) => {
      const module = (await import(/* @vite-ignore */ script)) as Module;
      const component = ownProperty(
        module.default((wanted) => GIVEN.get(wanted)),
        name,
      );
      if (!component) throw new Error(`${script} has no component ${name}.`);
      return [PARTS[slot as keyof typeof PARTS], component] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
