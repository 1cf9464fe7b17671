import { hostSource } from '../lib/host-source.ts';
import type { Config } from '../tenant/schema/config.ts';

/**
 * Hosts of map tiles and static maps for the Content Security Policy. Addresses without a host are on the dealer's own
 * site, which the policy always allows, so they add none. `{s}` is Leaflet's placeholder for a subdomain; the policy
 * writes it as "*".
 */
export function mapHosts({ tiles, picture }: Config['map']): string[] {
  return [tiles, picture].flatMap((template) => {
    const [origin] = template?.match(/^https:\/\/[^/]+/) ?? [];
    return hostSource(origin?.replace('{s}', '*') ?? '') ?? [];
  });
}
