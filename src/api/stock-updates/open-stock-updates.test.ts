import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { foldersOf } from '../../../tests/support/stock/stock-folders.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../../../tests/support/write-tenant.ts';
import { openPGlite } from '../platform/database/open-pglite.ts';
import { openStockUpdates } from './open-stock-updates.ts';
import { storeUpdate } from './store-update.ts';
import { job } from './update-stock.job.ts';

it('if a stock update fails and will be tried again, the log contains the reason', {
  timeout: 180_000,
}, async () => {
  const tenants = temporaryFolder('tenants');
  writeTenant(tenants, 'acme', goodTenant('acme'));
  const folders = foldersOf(join(tenants, 'acme'));
  const database = await openPGlite(temporaryFolder('pglite'));
  const jobs = { send: async () => {} };
  const lines: string[] = [];
  const script = join(tenants, 'ends.ts');
  writeFileSync(script, 'process.exit(1);');
  const log = pino({}, { write: (line) => void lines.push(line) });
  const shared = {
    ...deliveryDependencies(database, { log, jobs }),
    foldersOf: async () => folders,
    feeds: async () => new Map(),
  };
  const updates = openStockUpdates(shared, new Registry(), {
    stock: { dist: tenants, script },
    delivery: { privateWebhooks: [] },
  });
  const update = { tenant: 'acme', folders, kind: 'feed', signature: null, version: null, now: NOW } as const;
  await storeUpdate(database, jobs, { ...update, body: Buffer.from('a feed') });
  const problem = 'the process that updates stock ended (1)';
  await expect(job.run(updates as never, { tenant: 'acme' })).rejects.toThrow(problem);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ tenant: 'acme', problem, msg: 'a stock update failed' }),
  ]);
  updates?.updater.close();
  await database.close();
});
