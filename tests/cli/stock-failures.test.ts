import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockInUse } from '../../src/stock/data-folder/stock-in-use.ts';
import { endOf, type Running, runCommand, startCommand } from '../support/commands/run-command.ts';
import { freePort } from '../support/free-port.ts';
import { portOf } from '../support/service/lead-client.ts';
import { foundInIndex, publishedPage, sendStock } from '../support/service/stock-sender.ts';
import { foldersOf } from '../support/stock/stock-folders.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, someCars, writeTenant } from '../support/write-tenant.ts';

const TIMEOUT = 900_000;
const SOON = { timeout: 90_000, interval: 20 };
const SECRET = 'a-stock-secret';

const root = temporaryFolder('stock-failures');
const [tenants, dist, data] = ['tenants', 'dist', 'data'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const [first, second] = someCars();
const PAGE = first?.path.slice(1) ?? '';
let service: Running;
let port: number;

beforeAll(async () => {
  const leads = { emails: ['dealer@acme.example'] };
  writeTenant(tenants, 'acme', goodTenant('acme', { leads }));
  // Nothing answers at the address of its search server.
  const typesense = { host: '127.0.0.1', port: await freePort(), protocol: 'http', key: 'only-search' };
  writeTenant(tenants, 'served', goodTenant('served', { config: { search: { typesense } } }));
  const { status, output } = await runCommand('build', ['--tenants', tenants, '--dist', dist]);
  expect(status, output).toBe(0);
  service = startCommand('api', ['--port', '0', '--tenants', tenants, '--dist', dist, '--data', data], {
    env: {
      DATABASE_URL: undefined,
      FORECOURT_LOG: 'fatal',
      FORECOURT_ALERT_EMAIL: 'ops@platform.example',
      FORECOURT_RETRY_SECONDS: '1',
      FORECOURT_ACME_STOCK_SECRET: SECRET,
      FORECOURT_SERVED_STOCK_SECRET: SECRET,
      TYPESENSE_ADMIN_KEY: 'an-admin-key',
    },
  });
  port = await portOf(service);
}, TIMEOUT);
afterAll(async () => {
  const end = endOf(service);
  service.kill('SIGTERM');
  await end;
}, TIMEOUT);

const send = (price: number, tenant = 'acme', car = first) =>
  sendStock({
    port,
    tenant,
    kind: 'changes',
    body: JSON.stringify({ changed: [{ stocknum: car?.stocknum, price }] }),
    secret: SECRET,
  });
const stockOf = (tenant: string) => readFileSync(stockInUse(foldersOf(join(tenants, tenant))).file, 'utf8');
/** Mails to ops whose subject begins with this text. */
const alerts = (subject: string): string[] => {
  const folder = join(data, 'mail');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r\n/g, ''))
    .filter((text) => text.includes('To: ops@platform.example') && text.includes(`Subject: ${subject}`));
};
/** Ids of the processes that the service has started. */
const children = (): number[] =>
  readFileSync(`/proc/${service.pid}/task/${service.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

it('a stock update whose process is killed is tried again in a new process and published', {
  timeout: TIMEOUT,
}, async () => {
  expect(children()).toEqual([]);
  expect(await send(31_555)).toBe(202);
  // The child process has imported the change, and is building now.
  await expect.poll(() => stockOf('acme'), SOON).toContain('31555');
  const [updater, ...others] = children();
  expect(others).toEqual([]);
  expect(publishedPage(dist, 'acme', PAGE)).not.toContain('31,555');
  process.kill(updater ?? Number.NaN, 'SIGKILL');
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('31,555');
  expect(children()).toHaveLength(1);
  expect(children()).not.toContain(updater);
  expect(await foundInIndex(dist, 'acme', 'price:=31555')).toBe(1);
  expect(alerts('')).toEqual([]);
});

it('a broken site.yaml is reported once and changes nothing; waiting stock is published after its correction', {
  timeout: TIMEOUT,
}, async () => {
  const WAITS = 'New stock waits until site.yaml is corrected: acme';
  const file = join(tenants, 'acme', 'site.yaml');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('"home"', '"hoem"'));
  expect(await send(32_666)).toBe(202);
  await expect.poll(() => alerts(WAITS), SOON).toHaveLength(1);
  const [alert] = alerts(WAITS);
  expect(alert).toContain('Unknown key "hoem"');
  expect(alert).toContain('The website shows what was published before.');
  expect(alert).toContain('is then imported automatically');
  expect(publishedPage(dist, 'acme', PAGE)).toContain('31,555');
  expect(stockOf('acme')).toContain('31555');
  writeFileSync(file, good);
  expect(await send(32_777, 'acme', second)).toBe(202);
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('32,666');
  expect(alerts(WAITS)).toHaveLength(1);
});

it('a refused build is reported once and changes nothing; an update after the correction publishes the stock', {
  timeout: TIMEOUT,
}, async () => {
  const REFUSED = 'The website could not be updated: acme';
  const file = join(tenants, 'acme', 'content', 'about-us.md');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('description:', 'descripton:'));
  for (const price of [33_111, 33_222]) {
    expect(await send(price)).toBe(202);
    await expect.poll(() => stockOf('acme'), SOON).toContain(String(price));
  }
  await expect.poll(() => alerts(REFUSED), SOON).toHaveLength(1);
  const [alert] = alerts(REFUSED);
  expect(alert).toContain('about-us.md');
  expect(alert).toContain('The website shows what was published before.');
  expect(alert).toContain('npm run build -- acme');
  expect(publishedPage(dist, 'acme', PAGE)).toContain('32,666');
  writeFileSync(file, good);
  expect(await send(33_888)).toBe(202);
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('33,888');
  expect(alerts(REFUSED)).toHaveLength(1);
});

it('a search server that cannot be updated is reported, and the pages are published', {
  timeout: TIMEOUT,
}, async () => {
  const FAILED = 'The search server could not be updated: served';
  expect(await send(35_999, 'served')).toBe(202);
  await expect.poll(() => alerts(FAILED), SOON).toHaveLength(1);
  expect(alerts(FAILED)[0]).toContain('npm run index -- served');
  expect(publishedPage(dist, 'served', PAGE)).toContain('35,999');
});
