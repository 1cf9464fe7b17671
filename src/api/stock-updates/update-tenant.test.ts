import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { beforeEach, expect, it } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { temporaryTenant } from '../../../tests/support/stock/stock-folders.ts';
import { dataFiles } from '../../stock/data-folder/data-files.ts';
import type { NoticeJob } from '../alerts/plan-alerts.ts';
import { importInOrder } from './import-in-order.ts';
import { createUpdateSeconds } from './open-stock-updates.ts';
import { stockFeeds, stockUpdates } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { storeUpdate } from './store-update.ts';
import { importReportOf, updateFile } from './update-files.ts';
import { updateTenant } from './update-tenant.ts';
import type { UpdateAnswer, UpdateKind } from './updater-messages.ts';

const folders = temporaryTenant('acme');
const BAD = 'refuse: It is a web page.';

const database = await temporaryDatabase();
beforeEach(async () => {
  await database.queries.delete(stockUpdates);
  await database.queries.delete(stockFeeds);
});

/** Updates of a fake updater, which refuses an update with the reason that its body names: "refuse: a web page". */
function updating() {
  const alerts: string[] = [];
  /** For each run, the kinds of the updates that were tried. */
  const imported: UpdateKind[][] = [];
  const queued: object[] = [];
  const logged: string[] = [];
  let whileUpdating = async () => {};
  let config: UpdateAnswer['config'] = null;
  let isQueueDown = false;
  const dependencies: StockUpdateDependencies = {
    ...deliveryDependencies(database, {
      log: pino({}, { write: (line) => void logged.push(line) }),
      alerts: { mail: 'ops@platform.example', webhook: null },
      dealerOf: async () => null,
      jobs: {
        send: async (_, queue, data) => {
          if (queue === 'update-stock') queued.push(...data);
          if (queue !== 'alert') return;
          if (isQueueDown) throw new Error('no queue');
          alerts.push(...(data as readonly object[] as NoticeJob[]).map(({ text }) => text));
        },
      },
    }),
    foldersOf: async () => folders,
    feeds: async () => new Map(),
    dist: folders.data,
    fetchFeed: async () => null,
    updateSeconds: createUpdateSeconds(new Registry()),
    updater: {
      update: async ({ updates }) => {
        if (config) return { config, imports: {}, build: null, index: null, memory: 0 };
        const tried: UpdateKind[] = [];
        imported.push(tried);
        await whileUpdating();
        const imports = await importInOrder(updates, async ({ kind, file }) => {
          tried.push(kind);
          const text = readFileSync(file, 'utf8');
          const [, reason] = text.split('refuse: ');
          const [, problem] = text.split('partly: ');
          if (problem !== undefined) writeFileSync(importReportOf(file), 'its report');
          return {
            refusal: reason === undefined ? null : { reason, next: 'send a feed.' },
            problems: problem === undefined ? [] : [problem],
            departures: [],
            records: 3,
            vehicles: 2,
            quarantined: 1,
          };
        });
        return { config, imports, build: null, index: null, memory: 0 };
      },
      close: () => {},
    },
  };
  return {
    logged,
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
        folders,
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
  const { store, run, imported, alerts } = updating();
  const ids = [await store('feed', 'old'), await store('feed', 'new'), await store('changes', '{}')];
  await run();
  expect(imported).toEqual([['feed', 'changes']]);
  expect(await states()).toEqual(['imported', 'imported', 'imported']);
  for (const id of ids) expect(existsSync(updateFile(folders, String(id)))).toBe(false);
  await run();
  expect([imported.length, alerts]).toEqual([1, []]);
});

it('stock that arrives during an update gets an update of its own, even if nothing else arrives', async () => {
  const { store, run, imported, queued, meanwhile } = updating();
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

it('stock that an earlier version queued in the tenant’s folder is moved to the data folder and imported', async () => {
  const { store, run, imported, alerts, logged } = updating();
  const id = String(await store('feed', 'a feed'));
  const [earlier, queue] = [dataFiles(folders.folder).queue, dataFiles(folders.data).queue];
  mkdirSync(earlier);
  renameSync(join(queue, id), join(earlier, id));
  writeFileSync(join(earlier, 'refused-feed'), 'for ops');
  // An earlier version that still runs renames it when it is complete.
  writeFileSync(join(earlier, 'arriving-1'), 'half');
  await run();
  expect([imported, await states(), alerts]).toEqual([[['feed']], ['imported'], []]);
  expect(readFileSync(join(queue, 'refused-feed'), 'utf8')).toBe('for ops');
  expect(readdirSync(earlier)).toEqual(['arriving-1']);
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ tenant: 'acme', files: 2, from: folders.folder, to: folders.data }),
  );
  rmSync(join(earlier, 'arriving-1'));
  await store('feed', 'another');
  await run();
  expect(existsSync(earlier)).toBe(false);
});

it('a refused feed stays pending until its alert can be queued, and is then stored for ops to import', async () => {
  const { store, run, failQueue, alerts } = updating();
  await store('feed', BAD);
  failQueue(true);
  await expect(run()).rejects.toThrow('no queue');
  expect(await states()).toEqual(['pending']);
  failQueue(false);
  await run();
  expect(await states()).toEqual(['refused']);
  expect(alerts).toEqual([expect.stringContaining('Reason: It is a web page.')]);
  const kept = updateFile(folders, 'refused-feed');
  expect(alerts[0]).toContain(`npm run import -- acme ${kept} --accept-drop`);
  expect(readFileSync(kept, 'utf8')).toBe(BAD);
});

it('a refused feed is kept for ops, even if changes that arrived after it are refused in the same update', async () => {
  const { store, run } = updating();
  await store('feed', BAD);
  await store('changes', BAD);
  await run();
  expect(readFileSync(updateFile(folders, 'refused-feed'), 'utf8')).toBe(BAD);
});

it('refused changes are kept for ops, and their alert does not advise to import them as a feed', async () => {
  const { store, run, alerts } = updating();
  await store('changes', BAD);
  await run();
  expect(alerts).toEqual([expect.stringContaining('ask their sender to send them again')]);
  expect(alerts[0]).not.toContain('npm run import');
  expect(readFileSync(updateFile(folders, 'refused-changes'), 'utf8')).toBe(BAD);
});

it('a feed and changes that wait before a refused feed are imported, and the refused one is kept for ops', async () => {
  const { store, run, imported, alerts } = updating();
  await store('feed', 'replaced');
  await store('feed', 'good');
  await store('changes', '{}');
  const refused = String(await store('feed', BAD));
  writeFileSync(importReportOf(updateFile(folders, refused)), 'its report');
  await run();
  expect(imported).toEqual([['feed', 'feed', 'changes']]);
  expect((await states()).sort()).toEqual(['imported', 'imported', 'imported', 'refused']);
  expect(alerts).toEqual([expect.stringContaining('Reason: It is a web page.')]);
  expect(alerts[0]).toContain('The website shows the other stock that arrived, without what was refused.');
  const kept = updateFile(folders, 'refused-feed');
  expect(alerts[0]).toContain(`is in ${kept}, the import report in ${importReportOf(kept)}.`);
  expect(readFileSync(kept, 'utf8')).toBe(BAD);
  expect(readFileSync(importReportOf(kept), 'utf8')).toBe('its report');
});

it('if several feeds are refused at once, the last one is kept for ops, and the alert has its reason', async () => {
  const { store, run, alerts } = updating();
  await store('feed', 'refuse: an old mistake');
  await store('feed', BAD);
  await run();
  expect(await states()).toEqual(['refused', 'refused']);
  expect(alerts).toEqual([expect.stringContaining('Reason: It is a web page.')]);
  expect(readFileSync(updateFile(folders, 'refused-feed'), 'utf8')).toBe(BAD);
});

it('stock that arrives while site.yaml has mistakes waits, is reported once, and is imported when the mistakes are corrected', async () => {
  const { store, run, imported, alerts, breakConfig } = updating();
  const ids = [await store('feed', 'new'), await store('changes', '{}')];
  breakConfig({ reason: 'site.yaml:3 Unknown key "hoem"', next: 'correct them.' });
  await run();
  await run();
  expect([imported, await states()]).toEqual([[], ['pending', 'pending']]);
  for (const id of ids) expect(existsSync(updateFile(folders, String(id)))).toBe(true);
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

it('values that could not be used are reported once, again when they differ, and again after a good update', async () => {
  const { store, run, alerts } = updating();
  const send = async (body: string) => {
    await store('changes', body);
    await run();
  };
  await send('partly: S1 stays as before.');
  await send('partly: S1 stays as before.');
  expect(alerts).toEqual([
    expect.stringMatching(
      /^acme: Some of the stock that arrived needs a look\.\nReason: S1 stays as before\.\nEverything else was imported/,
    ),
  ]);
  const report = importReportOf(updateFile(folders, 'refused-changes'));
  expect(alerts[0]).toContain(`The import report is in ${report}.`);
  expect(readFileSync(report, 'utf8')).toBe('its report');
  await send('partly: S2 stays as before.');
  expect(alerts).toHaveLength(2);
  await send('{}');
  await send('partly: S2 stays as before.');
  expect(alerts).toHaveLength(3);
});

it('each update is stored with what became of it', async () => {
  const { store, run } = updating();
  await store('feed', 'old');
  await store('feed', 'new');
  await store('changes', 'partly: S1 stays as before.');
  await store('changes', BAD);
  await run();
  const counts = { departures: [], records: 3, vehicles: 2, quarantined: 1 };
  const rows = await database.queries.select().from(stockUpdates).orderBy(stockUpdates.place);
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    {
      state: 'replaced',
      reason: null,
      problems: [],
      departures: [],
      records: 0,
      vehicles: 0,
      quarantined: 0,
    },
    { state: 'published', reason: null, problems: [], ...counts },
    { state: 'published', reason: null, problems: ['S1 stays as before.'], ...counts },
    { state: 'import refused', reason: 'It is a web page.', problems: [], ...counts },
  ]);
});
