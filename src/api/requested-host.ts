import { BlockList, isIP } from 'node:net';

/** Addresses of the proxies in front of the service, which may name the host that a browser asked for. */
export type TrustedProxies = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const family = isIP(address);
  return family === 0 ? null : family === 4 ? 'ipv4' : 'ipv6';
};

/**
 * Parses addresses and networks: "10.0.0.0/8, 192.0.2.1". An empty text trusts nobody.
 *
 * @throws Error for anything else
 */
export function trustedProxies(list: string): TrustedProxies {
  const trusted = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    const bits = Number(prefix);
    const isRange = prefix !== undefined && /^\d+$/.test(prefix) && bits <= (family === 'ipv4' ? 32 : 128);
    if (family !== null && isRange) trusted.addSubnet(address, bits, family);
    else if (family !== null && prefix === undefined) trusted.addAddress(address, family);
    else throw new Error(`"${entry}" is not an IP address or a network such as 10.0.0.0/8`);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== null && trusted.check(address, family);
  };
}

interface HostHeaders {
  host: string | undefined;
  /** `X-Forwarded-Host` */
  forwardedHost: string | undefined;
  /** Address that the connection comes from. */
  remoteAddress: string | undefined;
}

/** The host that the browser asked for. Only a trusted proxy may name another one than `Host`. */
export function requestedHost(
  { host = '', forwardedHost, remoteAddress = '' }: HostHeaders,
  isTrusted: TrustedProxies,
): string {
  if (forwardedHost === undefined || !isTrusted(remoteAddress)) return host;
  // Each proxy appends the host it was asked for; the last one is from the proxy that we trust.
  return forwardedHost.split(',').at(-1)?.trim() ?? '';
}
