import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { goodTenant, someCars, writeTenant } from '../../tests/support/write-tenant.ts';
import { openService } from './open-service.ts';
import { RETRIES } from './platform/jobs/queue-options.ts';

const SETTINGS = {
  dataRoot: temporaryFolder('tenants-data'),
  databaseUrl: undefined,
  proxies: '',
  delivery: {
    smtpUrl: undefined,
    from: 'leads@localhost',
    alerts: { mail: null, webhook: null },
    privateWebhooks: [],
    retries: RETRIES,
    environment: {},
  },
  stockBytes: 1_000_000,
  stock: null,
  metricsAt: null,
  log: pino({ level: 'silent' }),
};

const openServers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap').length;

it('a service that cannot be opened because its address file cannot be written closes its database and servers', {
  timeout: 180_000,
}, async () => {
  const data = temporaryFolder('service');
  chmodSync(data, 0o755);
  mkdirSync(join(data, 'control.json'));
  const before = openServers();
  const opened = openService({
    ...SETTINGS,
    place: { folders: [] },
    data,
    metricsAt: { host: '127.0.0.1', port: 0 },
  });
  await expect(opened).rejects.toThrow('control.json');
  // The handle of a server that is closed disappears a moment later.
  await expect.poll(openServers).toBe(before);
  expect(existsSync(join(data, 'lock'))).toBe(false);
  // Folders with leads can be read by the service's own user only.
  expect(statSync(data).mode & 0o077).toBe(0);
});

it('a tenant whose folder is added to a running service is answered, and no more when it was removed', {
  timeout: 180_000,
}, async () => {
  const root = temporaryFolder('tenants');
  const data = temporaryFolder('service');
  writeTenant(root, 'north', goodTenant('north'));
  const service = await openService({ ...SETTINGS, place: { root }, data });
  const server = createServer((request, response) => void service.listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const [car] = someCars();
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: `/api/cars/${car?.slug}/related.json`, headers: { host } })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject);
    });
  const soon = { timeout: 30_000, interval: 200 };
  try {
    expect(await statusAt('north.example')).toBe(200);
    expect(await statusAt('east.example')).toBe(404);
    writeTenant(root, 'east', goodTenant('east'));
    await expect.poll(() => statusAt('east.example'), soon).toBe(200);
    rmSync(join(root, 'east'), { recursive: true });
    await expect.poll(() => statusAt('east.example'), soon).toBe(404);
    expect(await statusAt('north.example')).toBe(200);
  } finally {
    server.closeAllConnections();
    server.close();
    await service.close();
  }
});
