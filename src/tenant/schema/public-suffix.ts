import { parse } from 'tldts';

/**
 * Returns whether anybody can register names under a host ("com", "com.au", "github.io"), according to the
 * Public Suffix List. Single words count as suffixes, IP addresses never do.
 */
export function isPublicSuffix(host: string): boolean {
  const { isIp, publicSuffix, hostname } = parse(host, { allowPrivateDomains: true });
  return !isIp && publicSuffix !== null && publicSuffix === hostname;
}
