import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import type { NoticeJob } from '../alerts/plan-alerts.ts';
import { ALERT, UPDATE_STOCK } from '../jobs/queues.ts';
import { stockFeeds, stockUpdates, type UpdateKind } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { storeUpdate, updateFile } from './store-update.ts';
import { updateTenant } from './update-tenant.ts';
import type { UpdateAnswer } from './updater.ts';

const folder = temporaryFolder('acme');
const REFUSED = { reason: 'It is a web page.', next: 'send a feed.' };

const database = await temporaryDatabase();
beforeEach(async () => {
  await database.queries.delete(stockUpdates);
  await database.queries.delete(stockFeeds);
});

/** Updates of a fake updater. Each import ends with `outcome`: null, or the problem for which it is refused. */
function updating(outcome: UpdateAnswer['build']) {
  const alerts: string[] = [];
  const imported: UpdateKind[][] = [];
  const queued: object[] = [];
  let whileUpdating = async () => {};
  let config: UpdateAnswer['config'] = null;
  let isQueueDown = false;
  const dependencies: StockUpdateDependencies = {
    ...deliveryDependencies(database, {
      alerts: { mail: 'ops@platform.example', webhook: null },
      dealerOf: () => null,
      jobs: {
        send: async (_, queue, data) => {
          if (queue === UPDATE_STOCK) queued.push(...data);
          if (queue !== ALERT) return;
          if (isQueueDown) throw new Error('no queue');
          alerts.push(...(data as NoticeJob[]).map(({ text }) => text));
        },
      },
    }),
    folderOf: () => folder,
    feeds: new Map(),
    dist: folder,
    fetchFeed: async () => null,
    updater: {
      update: async ({ updates }) => {
        if (config) return { config, imports: {}, build: null, index: null, memory: 0 };
        imported.push(updates.map(({ kind }) => kind));
        await whileUpdating();
        const imports = Object.fromEntries(updates.map(({ id }) => [id, outcome]));
        return { config, imports, build: null, index: null, memory: 0 };
      },
      close: () => {},
    },
  };
  return {
    alerts,
    imported,
    queued,
    meanwhile: (arrive: typeof whileUpdating) => {
      whileUpdating = arrive;
    },
    breakConfig: (problem: UpdateAnswer['config']) => {
      config = problem;
    },
    failQueue: (isDown: boolean) => {
      isQueueDown = isDown;
    },
    store: (kind: UpdateKind, body: string) =>
      storeUpdate(database, dependencies.jobs, {
        tenant: 'acme',
        folder,
        kind,
        body: Buffer.from(body),
        signature: null,
        version: null,
        now: NOW,
      }),
    run: () => updateTenant(dependencies, 'acme'),
  };
}

const states = async () => (await database.queries.select().from(stockUpdates)).map(({ state }) => state);

it('an update imports the last feed and the changes after it, and deletes the feeds that it replaces', async () => {
  const { store, run, imported, alerts } = updating(null);
  const ids = [await store('feed', 'old'), await store('feed', 'new'), await store('changes', '{}')];
  await run();
  expect(imported).toEqual([['feed', 'changes']]);
  expect(await states()).toEqual(['imported', 'imported', 'imported']);
  for (const id of ids) expect(existsSync(updateFile(folder, String(id)))).toBe(false);
  await run();
  expect([imported.length, alerts]).toEqual([1, []]);
});

it('stock that arrives during an update gets an update of its own, even if nothing else arrives', async () => {
  const { store, run, imported, queued, meanwhile } = updating(null);
  await store('feed', 'a feed');
  meanwhile(async () => void (await store('changes', '{}')));
  await run();
  expect(await states()).toEqual(expect.arrayContaining(['imported', 'pending']));
  // The job of the new stock may already have been merged with the running one, so the update queues a third job.
  expect(queued).toEqual(Array(3).fill({ tenant: 'acme' }));
  meanwhile(async () => {});
  await run();
  expect(imported).toEqual([['feed'], ['changes']]);
  expect(queued).toHaveLength(3);
});

it('a refused feed stays pending until its alert can be queued, and is then stored for ops to import', async () => {
  const { store, run, failQueue, alerts } = updating(REFUSED);
  await store('feed', '<html>');
  failQueue(true);
  await expect(run()).rejects.toThrow('no queue');
  expect(await states()).toEqual(['pending']);
  failQueue(false);
  await run();
  expect(await states()).toEqual(['refused']);
  expect(alerts).toEqual([expect.stringContaining('Reason: It is a web page.')]);
  const kept = updateFile(folder, 'refused-feed');
  expect(alerts[0]).toContain(`npm run import -- acme ${kept} --accept-drop`);
  expect(readFileSync(kept, 'utf8')).toBe('<html>');
});

it('a refused feed is kept for ops, even if changes that arrived after it are refused in the same update', async () => {
  const { store, run } = updating(REFUSED);
  await store('feed', '<html>');
  await store('changes', '{}');
  await run();
  expect(readFileSync(updateFile(folder, 'refused-feed'), 'utf8')).toBe('<html>');
});

it('refused changes are kept for ops, and their alert does not advise to import them as a feed', async () => {
  const { store, run, alerts } = updating(REFUSED);
  await store('changes', '{}');
  await run();
  expect(alerts).toEqual([expect.stringContaining('ask their sender to send them again')]);
  expect(alerts[0]).not.toContain('npm run import');
  expect(readFileSync(updateFile(folder, 'refused-changes'), 'utf8')).toBe('{}');
});

it('stock that arrives while site.yaml has mistakes waits, is reported once, and is imported when the mistakes are corrected', async () => {
  const { store, run, imported, alerts, breakConfig } = updating(null);
  const ids = [await store('feed', 'new'), await store('changes', '{}')];
  breakConfig({ reason: 'site.yaml:3 Unknown key "hoem"', next: 'correct them.' });
  await run();
  await run();
  expect([imported, await states()]).toEqual([[], ['pending', 'pending']]);
  for (const id of ids) expect(existsSync(updateFile(folder, String(id)))).toBe(true);
  expect(alerts).toEqual([expect.stringContaining('Unknown key "hoem"')]);
  breakConfig(null);
  await run();
  expect([imported, await states()]).toEqual([[['feed', 'changes']], ['imported', 'imported']]);
  // A later mistake is reported again.
  await store('changes', '{}');
  breakConfig({ reason: 'site.yaml:4 Unknown key "nmae"', next: 'correct them.' });
  await run();
  expect(alerts).toHaveLength(2);
});
