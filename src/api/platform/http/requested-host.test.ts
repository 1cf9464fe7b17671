import { expect, it } from 'vitest';
import { requestedHost, trustedProxies } from './requested-host.ts';

const asked = (remoteAddress: string | undefined, forwardedHost: string | undefined, proxies: string) =>
  requestedHost({ host: 'service.internal', forwardedHost, remoteAddress }, trustedProxies(proxies));

it('the requested host is the one that a trusted proxy names in X-Forwarded-Host', () => {
  const proxies = '10.0.0.0/8, 192.0.2.1 2001:db8::/32';
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', '2001:db8::1'])
    expect(asked(address, 'www.north.example', proxies), address).toBe('www.north.example');
  expect(asked('10.1.2.3', 'spoofed.example, www.north.example', proxies)).toBe('www.north.example');
});

it('X-Forwarded-Host is ignored if the request does not come from a trusted proxy', () => {
  for (const address of ['11.0.0.1', '::1', '', undefined])
    expect(asked(address, 'www.north.example', '10.0.0.0/8')).toBe('service.internal');
  expect(asked('127.0.0.1', 'www.north.example', '')).toBe('service.internal');
  for (const none of [undefined, '', ' '])
    expect(asked('10.0.0.1', none, '10.0.0.0/8')).toBe('service.internal');
});

it.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '::/129', '10.0.0'])(
  '"%s" is refused as a list of trusted proxies',
  (list) => expect(() => trustedProxies(list)).toThrow('is not an IP address or a network'),
);
