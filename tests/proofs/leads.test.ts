import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endOf, type Running, runCommand, startCommand } from '../support/commands/run-command.ts';
import { LOCAL_PROXY, portOf, sendLead } from '../support/service/lead-client.ts';
import { startPostgreSQL, type TestPostgreSQL } from '../support/service/postgresql.ts';
import { startWebhook, type TestWebhook } from '../support/service/webhook-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const KILLS = rounds(3, 100);
const CRASHES = rounds(1, 20);
/** Leads in flight at each kill. */
const LEADS = 20;
const TIMEOUT = proofTimeout(900_000);
/** Time limit for all retries after the last kill. */
const DELIVERY_TIMEOUT_MS = proofTimeout(600_000);

const root = temporaryFolder('leads');
const tenants = join(root, 'tenants');
const started: Running[] = [];
const figures: string[] = [];
let server: TestPostgreSQL;
let webhook: TestWebhook;

beforeAll(async () => {
  // A random third of the requests fails, so that about one lead in nine fails twice.
  webhook = await startWebhook(() => (Math.random() < 1 / 3 ? 503 : 200));
  const leads = { emails: [], webhook: `${webhook.url}/leads` };
  writeTenant(tenants, 'acme', goodTenant('acme', { leads, captcha: false }));
  server = await startPostgreSQL(temporaryFolder('postgresql'));
}, TIMEOUT);
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await webhook.stop();
  await server.stop();
  if (figures.length === 3) recordFigures('leads', 'Leads under kills', figures);
}, TIMEOUT);

/** A service with its own database. Keeps track of the leads that it has acknowledged. */
function trackedService(name: string, databaseUrl: string | undefined) {
  const flags = ['--tenants', tenants, '--data', join(root, name)];
  const env = {
    DATABASE_URL: databaseUrl,
    FORECOURT_LOG: 'silent',
    FORECOURT_RETRY_SECONDS: '1',
    FORECOURT_TRUSTED_PROXIES: LOCAL_PROXY,
    FORECOURT_WEBHOOK_PRIVATE: '127.0.0.1',
    FORECOURT_ACME_WEBHOOK_SECRET: 'a-secret',
  };
  const acknowledged = new Map<string, string>();
  const unacknowledged = new Set<string>();
  let created = 0;

  /** Ids by shopper, as `npm run leads` lists them, and the number of leads that are not delivered. */
  async function list(): Promise<{ ids: Map<string, string[]>; undelivered: number }> {
    const { status, out, output } = await runCommand('leads', ['acme', '--limit', '100000', ...flags], {
      env,
    });
    expect(status, output).toBe(0);
    const lines = [...out.matchAll(/^(\S{36}) .* Shopper (\S+) Bell {2}(.*)$/gm)];
    const groups = Map.groupBy(lines, ([, , key = '']) => key);
    return {
      ids: new Map([...groups].map(([key, found]) => [key, found.map(([, id = '']) => id)])),
      undelivered: lines.filter(([, , , state]) => state !== 'delivered').length,
    };
  }

  /** Ids of all leads that the webhook has accepted, once for each time. */
  const delivered = (): string[] =>
    webhook.received
      .filter(({ status }) => status === 200)
      .map(({ headers }) => String(headers['idempotency-key']));

  function missingIds(ids: ReadonlySet<string>): string[] {
    const taken = new Set(delivered());
    return [...ids].filter((id) => !taken.has(id));
  }

  return {
    acknowledged,
    unacknowledged,
    start: (): Running => {
      const child = startCommand('api', ['--port', '0', ...flags], { env });
      started.push(child);
      return child;
    },
    /** Adds new leads until `LEADS` of them are to be sent. */
    addLeads: (): void => {
      while (unacknowledged.size < LEADS) {
        unacknowledged.add(`${name}-${created}`);
        created += 1;
      }
    },
    /** Sends all leads that are not acknowledged yet, in parallel. */
    sendLeads: async (port: number, onAnswer: () => void = () => {}): Promise<void> => {
      await Promise.all(
        [...unacknowledged].map(async (key) => {
          const id = await sendLead(port, key);
          if (id === null) return;
          acknowledged.set(key, id);
          unacknowledged.delete(key);
          onAnswer();
        }),
      );
    },
    /** Expects each acknowledged lead once in the list, and at least once at the webhook. */
    expectDelivered: async (): Promise<string> => {
      const ids = new Set(acknowledged.values());
      // Wait for the webhook before asking for the list, because each list starts a command.
      const timeout = DELIVERY_TIMEOUT_MS;
      await vi.waitFor(() => expect(missingIds(ids)).toEqual([]), { timeout, interval: 200 });
      await vi.waitFor(async () => expect((await list()).undelivered).toBe(0), { timeout, interval: 1_000 });
      expect((await list()).ids).toEqual(new Map([...acknowledged].map(([key, id]) => [key, [id]])));
      const taken = delivered().filter((id) => ids.has(id));
      return `${ids.size} acknowledged leads, each stored once and delivered; ${taken.length - ids.size} were delivered again under the same key`;
    },
  };
}

// Concurrent, because these tests mostly wait for retries.
it.concurrent.each([
  ['PGlite', async () => undefined],
  ['PostgreSQL', () => server.createDatabase('killed')],
])(
  `each acknowledged lead is stored once on %s and delivered although the service is killed ${KILLS} times`,
  {
    timeout: TIMEOUT,
  },
  async (name, createDatabase) => {
    const service = trackedService(name, await createDatabase());
    let unanswered = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      service.addLeads();
      const child = service.start();
      const end = endOf(child);
      const port = await portOf(child);
      let answers = 0;
      await service.sendLeads(port, () => {
        answers += 1;
        if (answers === 1 + (kill % LEADS)) child.kill('SIGKILL');
      });
      await end;
      unanswered += service.unacknowledged.size;
    }
    expect(service.acknowledged.size).toBeGreaterThanOrEqual(KILLS);
    // One kill may come after the last answer, but not all of them.
    expect(unanswered).toBeGreaterThan(0);
    const child = service.start();
    const end = endOf(child);
    await service.sendLeads(await portOf(child));
    expect(service.unacknowledged).toEqual(new Set());
    figures.push(`${name}, service killed ${KILLS} times: ${await service.expectDelivered()}`);
    console.log(figures.at(-1));
    child.kill('SIGTERM');
    expect((await end).status).toBe(0);
  },
);

it(`each acknowledged lead is stored once and delivered although PostgreSQL is killed ${CRASHES} times`, {
  timeout: TIMEOUT,
}, async () => {
  const service = trackedService('crashes', await server.createDatabase('crashes'));
  const child = service.start();
  const end = endOf(child);
  const port = await portOf(child);
  for (let crash = 0; crash < CRASHES; crash += 1) {
    service.addLeads();
    let crashed: Promise<void> | null = null;
    await service.sendLeads(port, () => {
      crashed ??= server.crash();
    });
    await crashed;
  }
  // The pool may hold connections that the crash has closed, so a first attempt may fail.
  while (service.unacknowledged.size > 0) {
    if (child.exitCode !== null) throw new Error(`The service ended: ${(await end).output}`);
    await service.sendLeads(port);
    await wait(200);
  }
  figures.push(`PostgreSQL, server killed ${CRASHES} times: ${await service.expectDelivered()}`);
  console.log(figures.at(-1));
  child.kill('SIGTERM');
  expect((await end).status).toBe(0);
});
