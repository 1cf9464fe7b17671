import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { IsTrustedProxy } from './requested-host.ts';

interface Connection {
  /** Address that the connection comes from. */
  remoteAddress: string | undefined;
  /** `X-Forwarded-For` */
  forwardedFor: string | undefined;
}

/** Some proxies add the port: "203.0.113.9:5678", "[2001:db8::1]:5678". Null if the text names no address. */
function addressIn(hop: string): string | null {
  const address = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(address) === 0 ? null : address;
}

/**
 * IP address of the shopper's browser. Each proxy appends the address that it was called from, so only the last address
 * in the header that is not a trusted proxy's can be believed. If a trusted proxy names none ("unknown" or nothing),
 * the result is the address of the connection: what stands before may be invented, and a visitor who invents addresses
 * would have no limits.
 */
export function visitorAddress(
  { remoteAddress = '', forwardedFor = '' }: Connection,
  isTrusted: IsTrustedProxy,
): string {
  if (!isTrusted(remoteAddress)) return remoteAddress;
  const addresses = forwardedFor.split(',').map((hop) => addressIn(hop.trim()));
  return addresses.findLast((address) => address === null || !isTrusted(address)) ?? remoteAddress;
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
