import { hostName } from '../lib/host-name.ts';
import type { ServedTenant } from './served-tenants.ts';

/** Finds the tenant of a `Host` header ("www.dealer.example:443"); null for unknown hosts. */
export type TenantOfHost = (host: string) => ServedTenant | null;

interface HostOptions {
  /** Name of the tenant that also answers at `localhost`, as in `npm run dev -- <tenant>`. */
  atLocalhost?: string | undefined;
  /** Called for each host that several tenants have as their `url`. Nobody answers there. */
  ambiguous?: (host: string, names: string[]) => void;
}

/** A tenant answers at the host of its `url`, and at `<tenant>.localhost` where sites are served locally. */
export function tenantsByHost(
  tenants: readonly ServedTenant[],
  { atLocalhost, ambiguous = () => {} }: HostOptions = {},
): TenantOfHost {
  const byHost = new Map<string, ServedTenant>();
  for (const [host, owners] of Map.groupBy(tenants, ({ origin }) => new URL(origin).hostname)) {
    const [owner, ...others] = owners;
    // A lead must never reach the wrong dealer.
    if (others.length > 0)
      ambiguous(
        host,
        owners.map(({ name }) => name),
      );
    else if (owner) byHost.set(host, owner);
  }
  for (const tenant of tenants) {
    byHost.set(`${tenant.name}.localhost`, tenant);
    if (tenant.name === atLocalhost) byHost.set('localhost', tenant);
  }
  return (host) => byHost.get(hostName(host)) ?? null;
}
