import { hostName } from '../../lib/host-name.ts';
import type { ServedTenant } from '../platform/http/served-tenant.ts';

/** Finds the tenant of a `Host` header ("www.dealer.example:443"); null for unknown hosts. */
export type TenantOfHost = (host: string) => ServedTenant | null;

interface HostOptions {
  /** Name of the tenant that also answers at `localhost`, as in `npm run dev -- <tenant>`. */
  atLocalhost?: string | undefined;
  /** Called for each host that several tenants have in their `url`. Requests for it get a 404. */
  onAmbiguousHost?: (host: string, names: string[]) => void;
}

/** A tenant answers at the host of its `url`, and at `<tenant>.localhost` for sites that are served locally. */
export function tenantsByHost(
  tenants: readonly ServedTenant[],
  { atLocalhost, onAmbiguousHost = () => {} }: HostOptions = {},
): TenantOfHost {
  const byHost = new Map<string, ServedTenant>();
  for (const [host, owners] of Map.groupBy(tenants, ({ origin }) => new URL(origin).hostname)) {
    const [owner, ...others] = owners;
    // If two tenants claim a host, neither gets it: a lead must never reach the wrong dealer.
    if (others.length > 0)
      onAmbiguousHost(
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
