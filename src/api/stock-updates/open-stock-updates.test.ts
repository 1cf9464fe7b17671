import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../../../tests/support/write-tenant.ts';
import { openPGlite } from '../platform/database/open-pglite.ts';
import type { JobHandler, Jobs } from '../platform/jobs/open-jobs.ts';
import { UPDATE_STOCK } from '../platform/jobs/queues.ts';
import { openStockUpdates } from './open-stock-updates.ts';
import { storeUpdate } from './store-update.ts';

it('if a stock update fails and will be tried again, the log contains the reason', {
  timeout: 180_000,
}, async () => {
  const tenants = temporaryFolder('tenants');
  writeTenant(tenants, 'acme', goodTenant('acme'));
  const folder = join(tenants, 'acme');
  const database = await openPGlite(temporaryFolder('pglite'));
  const handlers = new Map<string, JobHandler<unknown>>();
  const jobs: Jobs = {
    send: async () => {},
    work: async (queue, handler) => void handlers.set(queue, handler as JobHandler<unknown>),
    everyMinute: async () => {},
    counts: async () => [],
    close: async () => {},
  };
  const lines: string[] = [];
  const script = join(tenants, 'ends.ts');
  writeFileSync(script, 'process.exit(1);');
  const log = pino({}, { write: (line) => void lines.push(line) });
  const updates = await openStockUpdates(
    { dependencies: deliveryDependencies(database, { log }), jobs },
    {
      folders: [folder],
      stock: { dist: tenants, script },
      delivery: { environment: {}, privateWebhooks: [] },
    },
  );
  await updates?.start();
  const update = { tenant: 'acme', folder, kind: 'feed', signature: null, version: null, now: NOW } as const;
  await storeUpdate(database, jobs, { ...update, body: Buffer.from('a feed') });
  const problem = 'the process that updates stock ended (1)';
  await expect(handlers.get(UPDATE_STOCK)?.({ tenant: 'acme' })).rejects.toThrow(problem);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ tenant: 'acme', problem, msg: 'a stock update failed' }),
  ]);
  updates?.close();
  await database.close();
});
