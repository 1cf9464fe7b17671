import { BlockList, isIP } from 'node:net';

/** True for the address of a proxy in front of the service, whose `X-Forwarded` headers are believed. */
export type IsTrustedProxy = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  if (isIP(address) === 0) return null;
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
};

/**
 * Parses addresses and networks: "10.0.0.0/8, 192.0.2.1". An empty text trusts nobody.
 *
 * @throws Error if an entry is neither an address nor a network
 */
export function trustedProxies(list: string): IsTrustedProxy {
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

/** The host that the browser asked for. `X-Forwarded-Host` is believed only from a trusted proxy. */
export function requestedHost(
  { host = '', forwardedHost, remoteAddress = '' }: HostHeaders,
  isTrusted: IsTrustedProxy,
): string {
  if (forwardedHost === undefined || !isTrusted(remoteAddress)) return host;
  // Each proxy appends the host that it was asked for, so the trusted proxy has added the last one. Some send the header
  // empty.
  return forwardedHost.split(',').at(-1)?.trim() || host;
}
