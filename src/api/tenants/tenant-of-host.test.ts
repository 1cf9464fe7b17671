import { expect, it } from 'vitest';
import { tenantsByHost } from './tenant-of-host.ts';

const NORTH = {
  name: 'north',
  websiteId: 'n',
  origin: 'https://www.north.example',
  timezone: 'Australia/Brisbane',
  dealer: { name: 'North', phone: null, colours: null },
};
const SOUTH = {
  name: 'south',
  websiteId: 's',
  origin: 'http://south.example:8080',
  timezone: 'Australia/Perth',
  dealer: { name: 'South', phone: null, colours: null },
};

it('finds a tenant by the host of its url and by <tenant>.localhost, with any port and in upper or lower case', () => {
  const tenantOfHost = tenantsByHost([NORTH, SOUTH]);
  for (const host of ['www.north.example', 'WWW.North.Example.:443', 'north.localhost:4321'])
    expect(tenantOfHost(host), host).toBe(NORTH);
  expect(tenantOfHost('south.example')).toBe(SOUTH);
});

it.each(['', 'localhost', 'north', 'north.example', 'evil.www.north.example', 'constructor', '__proto__'])(
  'finds no tenant for the host "%s"',
  (host) => expect(tenantsByHost([NORTH, SOUTH])(host)).toBeNull(),
);

it('finds the tenant of the option atLocalhost at the host localhost', () => {
  expect(tenantsByHost([NORTH, SOUTH], { atLocalhost: 'south' })('localhost:4321')).toBe(SOUTH);
});

it('finds no tenant at a host that two tenants have in their url, and reports the host', () => {
  const reports: unknown[] = [];
  const twin = { ...SOUTH, name: 'twin', origin: NORTH.origin };
  const tenantOfHost = tenantsByHost([NORTH, twin], {
    onAmbiguousHost: (host, names) => reports.push([host, names]),
  });
  expect(tenantOfHost('www.north.example')).toBeNull();
  expect(tenantOfHost('twin.localhost')).toBe(twin);
  expect(reports).toEqual([['www.north.example', ['north', 'twin']]]);
});
