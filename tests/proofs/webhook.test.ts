import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { percentile } from '../../scripts/bench/percentile.ts';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { endOf, type Running, runCommand, startCommand } from '../support/commands/run-command.ts';
import { portOf } from '../support/service/lead-client.ts';
import { startPostgreSQL, type TestPostgreSQL } from '../support/service/postgresql.ts';
import { foundInIndex, publishedPage, sendStock } from '../support/service/stock-sender.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeCar } from '../support/vehicles.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';
import { LONG, proofTimeout, recordFigures, rounds } from './proof.ts';

const TENANTS = rounds(4, 50);
/** Vehicles of each tenant: many dealers have fewer than a hundred. */
const VEHICLES = rounds(5, 100);
/** Changes that each tenant sends at once. */
const CHANGES = 3;
/** Changes that are sent one after the other, while no other dealer sends any. */
const SINGLE_CHANGES = rounds(2, 20);
const TIMEOUT = proofTimeout(600_000);
/** Seconds until a change is published. The short form only prints the times, because machines may be busy. */
const QUEUED_LIMIT = 60;
const ALONE_LIMIT = 5;

const root = temporaryFolder('webhook');
const [tenants, dist, data] = ['tenants', 'dist', 'data'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const names = Array.from({ length: TENANTS }, (_, at) => `dealer-${at}`);
const updated_at = new Date().toISOString();
const cars = Array.from({ length: VEHICLES }, (_, at) => makeCar({ stocknum: `N${at}`, updated_at }));
const { id, path } = cars[0] as (typeof cars)[number];
const SECRET = 'a-stock-secret';
const processes: Running[] = [];
const figures: string[] = [];
let server: TestPostgreSQL;
let port: number;

beforeAll(async () => {
  const stock = `${cars.map(serializeCar).join('\n')}\n`;
  for (const name of names) writeTenant(tenants, name, { ...goodTenant(name), 'stock.jsonl': stock });
  const { status, output } = await runCommand('build', [...names, '--tenants', tenants, '--dist', dist]);
  expect(status, output).toBe(0);
  server = await startPostgreSQL(temporaryFolder('postgresql'));
  const secrets = names.map((name) => [
    `FORECOURT_${name.toUpperCase().replace('-', '_')}_STOCK_SECRET`,
    SECRET,
  ]);
  const env = {
    ...Object.fromEntries(secrets),
    DATABASE_URL: await server.createDatabase('webhook'),
    FORECOURT_LOG: 'error',
  };
  const flags = ['--tenants', tenants, '--dist', dist, '--data', data];
  const service = startCommand('api', ['--port', '0', ...flags], { env });
  processes.push(service);
  port = await portOf(service);
  processes.push(startCommand('api', ['--worker', ...flags], { env }));
}, TIMEOUT);
afterAll(async () => {
  const ends = processes.map(endOf);
  for (const running of processes) running.kill('SIGTERM');
  await Promise.all(ends);
  await server.stop();
}, TIMEOUT);

const priceText = (price: number): string => price.toLocaleString('en-AU');

async function sendPrice(tenant: string, price: number): Promise<void> {
  const body = JSON.stringify({ changed: [{ id, price }] });
  expect(await sendStock({ port, tenant, kind: 'changes', body, secret: SECRET })).toBe(202);
}

/** Waits until the page and the search index have the price. Resolves to the seconds since `start`. */
async function secondsUntilPublished(tenant: string, price: number, start: number): Promise<number> {
  await expect
    .poll(() => publishedPage(dist, tenant, path.slice(1)), { timeout: TIMEOUT, interval: 100 })
    .toContain(priceText(price));
  expect(await foundInIndex(dist, tenant, `price:=${price}`)).toBe(1);
  return (performance.now() - start) / 1_000;
}

function record(title: string, seconds: readonly number[], limit: number): void {
  const [p50, p95, all] = [0.5, 0.95, 1].map((share) => percentile(seconds, share).toFixed(1));
  figures.push(`${title}: half within ${p50} s, 95 % within ${p95} s, all within ${all} s`);
  console.log(figures.at(-1));
  if (LONG) expect(percentile(seconds, 0.95)).toBeLessThan(limit);
}

it(`when ${TENANTS} dealers send ${CHANGES} prices each at once, each dealer’s last price is published in page and search`, {
  timeout: TIMEOUT,
}, async () => {
  const start = performance.now();
  for (let change = 1; change <= CHANGES; change += 1)
    await Promise.all(names.map((name, at) => sendPrice(name, 20_000 + 100 * change + at)));
  const seconds = await Promise.all(
    names.map((name, at) => secondsUntilPublished(name, 20_000 + 100 * CHANGES + at, start)),
  );
  record(`${TENANTS} dealers of ${VEHICLES} vehicles at once, 2 processes`, seconds, QUEUED_LIMIT);
});

it('a price that one dealer sends while nobody else does is published in page and search within seconds', {
  timeout: TIMEOUT,
}, async () => {
  const seconds: number[] = [];
  for (let change = 0; change < SINGLE_CHANGES; change += 1) {
    const start = performance.now();
    const name = names[change % names.length] as string;
    await sendPrice(name, 30_000 + change);
    seconds.push(await secondsUntilPublished(name, 30_000 + change, start));
  }
  record(`One dealer alone, ${SINGLE_CHANGES} times`, seconds, ALONE_LIMIT);
  recordFigures('webhook', 'Stock that a dealer’s system sends', figures);
});
