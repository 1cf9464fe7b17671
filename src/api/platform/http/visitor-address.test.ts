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
  expect(of('10.0.0.1')).toBe('10.0.0.1');
});

it('the address of a visitor has no port, so that a proxy that adds ports does not make each request a new visitor', () => {
  const isTrusted = trustedProxies('10.0.0.0/8');
  const of = (forwardedFor: string) => visitorAddress({ remoteAddress: '10.0.0.1', forwardedFor }, isTrusted);
  expect(of('203.0.113.9:5678')).toBe('203.0.113.9');
  expect(of('203.0.113.9:5678, 10.0.0.2:443')).toBe('203.0.113.9');
  expect(of('[2001:db8::1]:5678')).toBe('2001:db8::1');
  expect(of('[2001:db8::1]')).toBe('2001:db8::1');
  expect(of('2001:db8::1')).toBe('2001:db8::1');
});

it('if the proxy does not name the visitor, invented addresses before its entry are not believed', () => {
  const isTrusted = trustedProxies('10.0.0.0/8');
  for (const unknown of ['unknown', '', ' ', '_hidden', '203.0.113.9:x', '[203.0.113.9', '1.2.3', '"x"'])
    for (const forwardedFor of [unknown, `198.51.100.1,${unknown}`, `198.51.100.1, ${unknown}, 10.0.0.2`])
      expect(visitorAddress({ remoteAddress: '10.0.0.1', forwardedFor }, isTrusted), forwardedFor).toBe(
        '10.0.0.1',
      );
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
