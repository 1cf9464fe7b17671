import type { Tenant } from '../../tenant/tenant.ts';

/** Names of the components that a tenant's settings put into slots, each once. */
export function namedComponents({ site }: Pick<Tenant, 'site'>): string[] {
  const slots = [site.config.slots, ...site.overrides.map(({ set }) => set.slots ?? {})];
  return [...new Set(slots.flatMap((named) => Object.values(named)))].sort();
}
