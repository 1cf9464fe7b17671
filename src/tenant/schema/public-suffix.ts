import { parse } from 'tldts';

/**
 * True if a host is one under which anybody may register names ("com", "com.au", "github.io"), by the Public Suffix
 * List; a single word is one too. Never for addresses.
 */
export function isPublicSuffix(host: string): boolean {
  const { isIp, publicSuffix, hostname } = parse(host, { allowPrivateDomains: true });
  return !isIp && publicSuffix !== null && publicSuffix === hostname;
}
