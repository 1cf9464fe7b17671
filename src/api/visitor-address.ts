import { isIP } from 'node:net';
import type { TrustedProxies } from './requested-host.ts';

interface Connection {
  /** Address that the connection comes from. */
  remoteAddress: string | undefined;
  /** `X-Forwarded-For` */
  forwardedFor: string | undefined;
}

/**
 * IP address of the shopper's browser. Each proxy appends the address that it was called from, so only the last address
 * in the header that is not a trusted proxy's can be believed.
 */
export function visitorAddress(
  { remoteAddress = '', forwardedFor = '' }: Connection,
  isTrusted: TrustedProxies,
): string {
  if (!isTrusted(remoteAddress)) return remoteAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.findLast((hop) => hop !== '' && !isTrusted(hop)) ?? remoteAddress;
}

/** Eight groups of an IPv6 address: "2001", "db8", "0" … */
function groupsOf(address: string): string[] {
  // `URL` does not accept a zone ("%eth0"), and turns an IPv4 address at the end into two groups.
  const [start = '', end] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const [before, after] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * The network of an address, which belongs to one household or company. For IPv6 that is a /64 network: a provider gives
 * each customer 2^64 addresses, and a program could use a new one for every request. For IPv4 it is the address itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  // An IPv4 address as IPv6 sockets report it: "::ffff:192.0.2.1".
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).join(':') : `${groups.slice(0, 4).join(':')}::/64`;
}
