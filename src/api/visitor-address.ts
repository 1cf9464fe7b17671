import ipaddr from 'ipaddr.js';
import type { IsTrustedProxy } from './requested-host.ts';

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
  isTrusted: IsTrustedProxy,
): string {
  if (!isTrusted(remoteAddress)) return remoteAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.findLast((hop) => hop !== '' && !isTrusted(hop)) ?? remoteAddress;
}

/**
 * The network of an address, which belongs to one household or company. For IPv6 that is a /64 network: a provider
 * gives each customer 2^64 addresses, and a program could use a new one for every request. For IPv4 it is the address
 * itself.
 */
export function networkOf(address: string): string {
  // Empty if the connection is already gone.
  if (!ipaddr.isValid(address)) return address;
  // `process` turns an IPv4 address as IPv6 sockets report it, "::ffff:192.0.2.1", into IPv4.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
