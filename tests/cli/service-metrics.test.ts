import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOf, outputOf, type Running, startCommand } from '../support/commands/run-command.ts';
import { freePort } from '../support/free-port.ts';
import { portOf, sendLead } from '../support/service/lead-client.ts';
import { startPostgreSQL, type TestPostgreSQL } from '../support/service/postgresql.ts';
import { startWebhook, type TestWebhook } from '../support/service/webhook-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const TIMEOUT = 900_000;
const SOON = { timeout: 120_000, interval: 200 };

const root = temporaryFolder('metrics');
const tenants = join(root, 'tenants');
const started: Running[] = [];
let server: TestPostgreSQL;
let webhook: TestWebhook;
let databaseUrl: string;

beforeAll(async () => {
  // The first delivery of each lead fails with 503. A lead that contains "never" is always refused with 422.
  webhook = await startWebhook((_path, body, earlier) => {
    if (body.includes('never')) return 422;
    return earlier.some((before) => before.body === body) ? 200 : 503;
  });
  const leads = { emails: [], webhook: `${webhook.url}/leads` };
  writeTenant(tenants, 'acme', goodTenant('acme', { leads, captcha: false }));
  server = await startPostgreSQL(temporaryFolder('postgresql'));
  databaseUrl = await server.createDatabase('metrics');
}, TIMEOUT);
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await webhook.stop();
  await server.stop();
}, TIMEOUT);

function start(port: number, ...flags: string[]): Running {
  const child = startCommand('api', ['--port', '0', '--tenants', tenants, '--data', root, ...flags], {
    env: {
      DATABASE_URL: databaseUrl,
      FORECOURT_METRICS: String(port),
      FORECOURT_LOG: 'silent',
      FORECOURT_RETRY_SECONDS: '1',
      FORECOURT_WEBHOOK_PRIVATE: '127.0.0.1',
      FORECOURT_ACME_WEBHOOK_SECRET: 'a-secret',
    },
  });
  started.push(child);
  return child;
}

async function metricsAt(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
}

/** Value of a line of the metrics, such as `name{label="x"}`; null if there is none. */
function valueIn(metrics: string, line: string): number | null {
  const found = metrics.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length));
}

it('metrics count requests, leads, deliveries, dead letters and jobs, without personal data', {
  timeout: TIMEOUT,
}, async () => {
  const port = await freePort();
  const child = start(port);
  const end = endOf(child);
  const servicePort = await portOf(child);
  expect(await sendLead(servicePort, 'good-lead')).not.toBeNull();
  expect(await sendLead(servicePort, 'good-lead')).not.toBeNull();
  expect(await sendLead(servicePort, 'never-lead')).not.toBeNull();
  for (const path of ['/api/nothing/at-all', '/api/cars/a-secret-slug/view.json'])
    await fetch(`http://localhost:${servicePort}${path}`, { headers: { host: 'acme.localhost' } });

  const settled = 'forecourt_outbox_deliveries{state="pending"}';
  const dead = 'forecourt_outbox_deliveries{state="dead"}';
  await expect
    .poll(async () => {
      const metrics = await metricsAt(port);
      return [valueIn(metrics, settled), valueIn(metrics, dead)];
    }, SOON)
    .toEqual([0, 1]);
  const metrics = await metricsAt(port);
  const count = (labels: string) =>
    valueIn(metrics, `forecourt_request_duration_seconds_count{method="POST",route="/api/leads",${labels}}`);
  expect([count('status="201"'), count('status="200"')]).toEqual([2, 1]);
  expect(valueIn(metrics, 'forecourt_leads_stored_total{tenant="acme"}')).toBe(2);
  const delivered = (outcome: string) =>
    valueIn(metrics, `forecourt_deliveries_total{channel="webhook",outcome="${outcome}"}`);
  expect([delivered('delivered'), delivered('failed'), delivered('dead')]).toEqual([1, 1, 1]);
  expect(valueIn(metrics, 'forecourt_delivery_age_seconds_count{channel="webhook"}')).toBe(1);
  expect(valueIn(metrics, 'forecourt_outbox_oldest_seconds')).toBe(0);
  expect(valueIn(metrics, 'forecourt_database_up')).toBe(1);
  expect(valueIn(metrics, 'forecourt_jobs{queue="deliver-lead",state="running"}')).not.toBeNull();
  expect(valueIn(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(metrics).not.toMatch(/Shopper|never-lead|a-secret|at-all/);
  // The metrics are not served at the dealers' addresses.
  expect((await fetch(`http://localhost:${servicePort}/metrics`)).status).toBe(404);

  const second = start(port, '--worker');
  const refused = await endOf(second);
  expect([refused.status, refused.output]).toEqual([
    1,
    expect.stringContaining(
      `Metrics cannot be served at 127.0.0.1:${port} (EADDRINUSE). Next: set FORECOURT_METRICS to a free port`,
    ),
  ]);
  child.kill('SIGTERM');
  expect((await end).status).toBe(0);
});

it('npm run api --worker serves /healthz and /readyz at the port of its metrics', {
  timeout: TIMEOUT,
}, async () => {
  const port = await freePort();
  const child = start(port, '--worker');
  const output = outputOf(child);
  const end = endOf(child);
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => statusOf('/readyz'), SOON).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await metricsAt(port)).toContain('forecourt_jobs{queue="alert",state="waiting"}');
  await expect.poll(output, SOON).toContain('The worker delivers leads and publishes stock.');
  child.kill('SIGTERM');
  expect((await end).status).toBe(0);
});

it.each(['port 9464', '::1'])(
  'npm run api refuses FORECOURT_METRICS=%s',
  { timeout: TIMEOUT },
  async (text) => {
    const child = startCommand('api', ['--tenants', tenants, '--data', root], {
      env: { FORECOURT_METRICS: text },
    });
    started.push(child);
    const { status, output } = await endOf(child);
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(
        `FORECOURT_METRICS is "${text}", which is not a port with or without an address. Next: set it to a port such as 9464`,
      ),
    ]);
  },
);
