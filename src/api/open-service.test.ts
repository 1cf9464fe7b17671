import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openService } from './open-service.ts';
import { RETRIES } from './platform/jobs/queue-options.ts';

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
    place: { folders: [] },
    data,
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
    stockBytes: 0,
    stock: null,
    metricsAt: { host: '127.0.0.1', port: 0 },
    log: pino({ level: 'silent' }),
  });
  await expect(opened).rejects.toThrow('control.json');
  // The handle of a server that is closed disappears a moment later.
  await expect.poll(openServers).toBe(before);
  expect(existsSync(join(data, 'lock'))).toBe(false);
  // Folders with leads can be read by the service's own user only.
  expect(statSync(data).mode & 0o077).toBe(0);
});
