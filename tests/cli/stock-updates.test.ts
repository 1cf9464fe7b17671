import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOf, type Running, runCommand, startCommand } from '../support/commands/run-command.ts';
import { portOf } from '../support/service/lead-client.ts';
import { foundInIndex, publishedPage, sendStock } from '../support/service/stock-sender.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, someCars, writeTenant } from '../support/write-tenant.ts';

const TIMEOUT = 900_000;
const SOON = { timeout: 120_000, interval: 50 };
const SECRET = 'a-stock-secret';

const root = temporaryFolder('stock-updates');
const [tenants, dist, data] = ['tenants', 'dist', 'data'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const MAPPING =
  'columns: { stocknum: No, year: Built, make: Maker, model: Kind, price: Ask }\nconstants: { car_type: used }\n';
const [first, second] = someCars();
const PAGE = first?.path.slice(1) ?? '';
let child: Running;
let port: number;

beforeAll(async () => {
  writeTenant(tenants, '_mappings', { 'seller.yaml': MAPPING });
  const leads = { emails: ['dealer@acme.example'] };
  const config = { stock: { max_drop: 0.6 } };
  writeTenant(tenants, 'acme', goodTenant('acme', { leads, config }));
  writeTenant(tenants, 'other', goodTenant('other'));
  const stock_feed = { format: 'csv', mapping: 'seller.yaml' };
  writeTenant(
    tenants,
    'mapped',
    goodTenant('mapped', { kind: 'motorcycles', stock_feed, config: { stock: { max_drop: 1 } } }),
  );
  const { status, output } = await runCommand('build', ['acme', '--tenants', tenants, '--dist', dist]);
  expect(status, output).toBe(0);
  child = startCommand('api', ['--port', '0', '--tenants', tenants, '--dist', dist, '--data', data], {
    env: {
      DATABASE_URL: undefined,
      FORECOURT_LOG: 'error',
      FORECOURT_ALERT_EMAIL: 'ops@platform.example',
      FORECOURT_RETRY_SECONDS: '1',
      FORECOURT_ACME_STOCK_SECRET: SECRET,
      FORECOURT_MAPPED_STOCK_SECRET: SECRET,
    },
  });
  port = await portOf(child);
}, TIMEOUT);
afterAll(async () => {
  const end = endOf(child);
  child.kill('SIGTERM');
  await end;
}, TIMEOUT);

const send = (kind: 'feed' | 'changes', body: unknown, changes: Record<string, unknown> = {}) =>
  sendStock({
    port,
    tenant: 'acme',
    kind,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    secret: SECRET,
    ...changes,
  });
const priced = (price: number) => ({ changed: [{ stocknum: first?.stocknum, price }] });
const mails = (): string[] => {
  const folder = join(data, 'mail');
  return existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    : [];
};

it('a changed price that is sent is on the vehicle’s page and in the search within seconds', {
  timeout: TIMEOUT,
}, async () => {
  expect(publishedPage(dist, 'acme', PAGE)).not.toContain('31,555');
  const start = performance.now();
  expect(await send('changes', priced(31_555))).toBe(202);
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('31,555');
  const seconds = (performance.now() - start) / 1_000;
  console.log(`A changed price was published after ${seconds.toFixed(1)} s.`);
  expect(await foundInIndex(dist, 'acme', 'price:=31555')).toBe(1);
  // The first update also starts the process that builds.
  expect(seconds).toBeLessThan(60);
  const again = performance.now();
  expect(await send('changes', priced(31_666))).toBe(202);
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('31,666');
  console.log(`The next one after ${((performance.now() - again) / 1_000).toFixed(1)} s.`);
});

it('a whole feed replaces the stock, and changes add and remove vehicles', { timeout: TIMEOUT }, async () => {
  const feed = [first, second].map((car) => JSON.stringify({ ...car, price: 30_111 })).join('\n');
  expect(await send('feed', feed)).toBe(202);
  await expect.poll(() => foundInIndex(dist, 'acme', 'price:=30111'), SOON).toBe(2);
  const added = {
    stocknum: 'N1',
    year: 2024,
    make: 'Kia',
    model: 'Picanto',
    car_type: 'used',
    price: 19_222,
  };
  expect(await send('changes', { changed: [added], removed: ['7'] })).toBe(202);
  await expect.poll(() => foundInIndex(dist, 'acme', 'price:=19222'), SOON).toBe(1);
  expect(await foundInIndex(dist, 'acme', 'model:=Rio')).toBe(0);
});

it('a feed that is sent is read with the format and mapping file of the dealer’s stock_feed', {
  timeout: TIMEOUT,
}, async () => {
  const feed =
    'No,Built,Maker,Kind,Ask\nA1,2021,Kia,Rio,14222\nA2,2022,Mazda,CX-5,27333\nA3,2020,Kia,Cerato,17444\n';
  expect(await send('feed', feed, { tenant: 'mapped' })).toBe(202);
  const report = join(`${tenants}-data`, 'mapped', 'import-report.json');
  await expect.poll(() => existsSync(report), SOON).toBe(true);
  expect(readFileSync(report, 'utf8')).toMatch(/"format": ?"csv"/);
  expect(readFileSync(report, 'utf8')).toMatch(/"outcome": ?"imported"/);
  await expect.poll(() => existsSync(join(dist, 'mapped')), SOON).toBe(true);
  expect(await foundInIndex(dist, 'mapped', 'price:=27333')).toBe(1);
  expect(await foundInIndex(dist, 'mapped', 'item_type:=motorcycle')).toBe(3);
});

it('refuses stock with a wrong signature, time, tenant or content, and accepts a signed change after that', {
  timeout: TIMEOUT,
}, async () => {
  const before = publishedPage(dist, 'acme', PAGE);
  expect(await send('changes', priced(1_111), { secret: 'another' })).toBe(401);
  expect(await send('changes', priced(1_111), { late: 400 })).toBe(401);
  expect(await send('changes', priced(1_111), { late: -400 })).toBe(401);
  expect(await send('changes', { changed: [{ price: 1_111 }] })).toBe(400);
  expect(await send('changes', 'no json')).toBe(400);
  expect(await send('changes', priced(1_111), { tenant: 'other' })).toBe(404);
  expect(await send('changes', priced(1_111), { tenant: 'nobody' })).toBe(404);
  expect(publishedPage(dist, 'acme', PAGE)).toBe(before);
  // With a byte order mark, as some systems write it.
  expect(await send('changes', `\ufeff${JSON.stringify(priced(32_333))}`, { late: 20 })).toBe(202);
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('32,333');
  expect(await send('changes', priced(30_444))).toBe(202);
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('30,444');
});

it('of three copies of a signed request, the service accepts one and refuses the others', {
  timeout: TIMEOUT,
}, async () => {
  // A copy that is signed in another second is another request.
  const clock = Math.floor(Date.now() / 1_000);
  const copies = [1, 2, 3].map(() => send('changes', priced(33_777), { late: 7, clock }));
  const answers = await Promise.all(copies);
  expect(answers.sort()).toEqual([202, 409, 409]);
});

it('a bad feed leaves stock and site as they were, and ops and the dealer get one mail each that says what to do', {
  timeout: TIMEOUT,
}, async () => {
  await expect.poll(() => publishedPage(dist, 'acme', PAGE), SOON).toContain('33,777');
  const before = readFileSync(join(`${tenants}-data`, 'acme', 'stock.jsonl'), 'utf8');
  expect(await send('feed', '<html><body>Please sign in</body></html>')).toBe(202);
  await expect.poll(mails, SOON).toHaveLength(2);
  expect(await send('feed', '<html><body>Please sign in again</body></html>')).toBe(202);
  const changes = { changed: [{ stocknum: 'N1', price: 19_888 }] };
  expect(await send('changes', changes, { late: 3 })).toBe(202);
  await expect.poll(() => foundInIndex(dist, 'acme', 'price:=19888'), SOON).toBe(1);
  expect(before).toContain('33777');
  expect(publishedPage(dist, 'acme', PAGE)).toContain('33,777');
  const text = mails().join('\n').replace(/=\r\n/g, '');
  expect(mails()).toHaveLength(2);
  expect(text).toContain('To: ops@platform.example');
  expect(text).toContain('To: dealer@acme.example');
  expect(text).toContain('The file is a web page (HTML), not a feed');
  expect(text).toContain('npm run import -- acme');
});
