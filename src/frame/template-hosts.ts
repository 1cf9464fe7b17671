import { hostSource } from '../lib/host-source.ts';

/**
 * Hosts in address templates (of resized pictures, map tiles and static maps) for the Content Security Policy. Addresses
 * without a host are on the dealer's own site, which the policy always allows, so they add none. `{s}` is Leaflet's
 * placeholder for a subdomain; the policy writes it as "*".
 */
export function templateHosts(templates: readonly (string | undefined)[]): string[] {
  return templates.flatMap((template) => {
    const [origin] = template?.match(/^https:\/\/(?:\{s\}\.)?[^/?#{]+/) ?? [];
    return hostSource(origin?.replace('{s}', '*') ?? '') ?? [];
  });
}
