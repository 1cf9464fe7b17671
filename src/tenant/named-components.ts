import type { Site } from './schema/site.ts';
import type { Slot } from './schema/slots.ts';
import type { Tenant } from './tenant.ts';

type Named = Pick<Site, 'config' | 'overrides'>;

const slotsOf = ({ config, overrides }: Named): Partial<Record<Slot, string>>[] => [
  config.slots,
  ...overrides.map(({ set }) => set.slots ?? {}),
];

/** Names of all components that a tenant's settings assign to slots, without duplicates. */
export const namedComponents = ({ site }: Pick<Tenant, 'site'>): string[] =>
  [...new Set(slotsOf(site).flatMap((named) => Object.values(named)))].sort();

/** Names of the components that a tenant's settings assign to one slot, without duplicates. */
export const componentsInSlot = (site: Named, slot: Slot): string[] =>
  [...new Set(slotsOf(site).flatMap((named) => named[slot] ?? []))].sort();
