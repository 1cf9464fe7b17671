import { expect, it } from 'vitest';
import { trustedProxies } from './requested-host.ts';
import { networkOf, visitorAddress } from './visitor-address.ts';

it('if a trusted proxy sent the request, the visitor’s address is the last one in X-Forwarded-For that is not a trusted proxy’s', () => {
  const isTrusted = trustedProxies('10.0.0.0/8');
  const of = (remoteAddress: string, forwardedFor?: string) =>
    visitorAddress({ remoteAddress, forwardedFor }, isTrusted);
  expect(of('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1');
  expect(of('10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  // Anyone can send a header with a false first address.
  expect(of('10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  expect(of('10.0.0.1', '')).toBe('10.0.0.1');
});

it('all IPv6 addresses of one /64 network count as the same visitor', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
  expect(networkOf('2001:0db8:0000:0007:abcd:1:2:3')).toBe('2001:db8:0:7::/64');
  expect(networkOf('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::ffff:192.0.2.1')).not.toBe(networkOf('::ffff:192.0.2.2'));
  expect(networkOf('')).toBe('');
});
