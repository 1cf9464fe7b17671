import { hostSource } from '../lib/host-source.ts';
import type { Config } from '../tenant/schema/config.ts';

/**
 * Hosts of map tiles and static maps for the Content Security Policy, without the site itself. "{s}" stands
 * for any subdomain.
 */
export function mapHosts({ tiles, picture }: Config['map']): string[] {
  return [tiles, picture].flatMap((template) => {
    const [origin] = template?.match(/^https:\/\/[^/]+/) ?? [];
    return hostSource(origin?.replace('{s}', '*') ?? '') ?? [];
  });
}
