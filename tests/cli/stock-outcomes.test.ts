import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serializeCar } from '../../src/stock/stock-file.ts';
import { endOf, type Running, runCommand, startCommand } from '../support/commands/run-command.ts';
import { makeLocation } from '../support/make-tenant.ts';
import { portOf } from '../support/service/lead-client.ts';
import { foundInIndex, outcomeOfStock } from '../support/service/stock-sender.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeCar } from '../support/vehicles.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const TIMEOUT = 900_000;
const SOON = { timeout: 120_000, interval: 50 };
const SECRET = 'a-stock-secret';

const root = temporaryFolder('stock-outcomes');
const [tenants, dist, data] = ['tenants', 'dist', 'data'].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const NORTH = { id: 'north', slug: 'north', name: 'north yard' };
const cars = Array.from({ length: 12 }, (_, i) =>
  makeCar({
    id: `S${i}`,
    stocknum: `S${i}`,
    slug: `vehicle-${i}`,
    vin: `VIN000000000000${String(i).padStart(2, '0')}`,
    price: 20_000 + i,
    updated_at: null,
    location: { ...makeCar({}).location, ...NORTH } as never,
  }),
);
let service: Running;
let port: number;

beforeAll(async () => {
  const yards = ['north', 'south'].map((slug) =>
    makeLocation({
      slug,
      id: slug,
      name: `${slug} yard`,
      primary: slug === 'north',
      dealership_slug: 'north-yard',
    }),
  );
  const leads = { emails: ['dealer@acme.example'] };
  const files = goodTenant('acme', { leads, locations: yards });
  writeTenant(tenants, 'acme', { ...files, 'stock.jsonl': `${cars.map(serializeCar).join('\n')}\n` });
  const { status, output } = await runCommand('build', ['--tenants', tenants, '--dist', dist]);
  expect(status, output).toBe(0);
  service = startCommand('api', ['--port', '0', '--tenants', tenants, '--dist', dist, '--data', data], {
    env: {
      DATABASE_URL: undefined,
      FORECOURT_LOG: 'error',
      FORECOURT_ALERT_EMAIL: 'ops@platform.example',
      FORECOURT_ACME_STOCK_SECRET: SECRET,
    },
  });
  port = await portOf(service);
}, TIMEOUT);
afterAll(async () => {
  const end = endOf(service);
  service.kill('SIGTERM');
  await end;
}, TIMEOUT);

const change = (body: object) =>
  outcomeOfStock({ port, tenant: 'acme', kind: 'changes', body: JSON.stringify(body), secret: SECRET });
const lastMailTo = (address: string): string => {
  const folder = join(data, 'mail');
  // A mail that is being written has another ending.
  const mails = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .sort()
    : [];
  return (
    mails
      .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r\n/g, ''))
      .filter((text) => text.includes(`To: ${address}`))
      .at(-1) ?? ''
  );
};
const nowhere = { id: 'x', slug: 'nowhere', name: 'Nowhere' };
const place = { ...makeCar({}).location, ...nowhere };

it.each([
  ['S0', { location: place }, '1 vehicle has lost the yard: S0.'],
  ['S1', { price: 19 }, '1 vehicle costs less than half or more than twice as much as before: S1.'],
  ['S2', { updated_at: '2026-01-01' }, '1 vehicle is no longer listed, because the last change is too old'],
  ['S3', { make: 'Suzuki', model: 'Swift' }, '1 vehicle is described as another vehicle than before'],
  [
    'S4',
    { stocknum: 'S5', id: 'S4' },
    'S4 was not changed, because the stock number S5 is that of the vehicle S5.',
  ],
])(
  'a signed change of %s that %j is published with a sentence that ops and the dealer get as well',
  {
    timeout: TIMEOUT,
  },
  async (stocknum, fields, sentence) => {
    const { state, problems } = await change({ changed: [{ stocknum, ...fields }] });
    expect(state).toBe('published');
    expect(problems.join('\n')).toContain(sentence);
    for (const address of ['ops@platform.example', 'dealer@acme.example'])
      await expect.poll(() => lastMailTo(address), SOON).toContain(sentence);
    expect(lastMailTo('dealer@acme.example')).toContain('Some vehicles of your stock list need a look');
    expect(lastMailTo('dealer@acme.example')).not.toContain(tenants);
  },
);

it('vehicles that a sender names as sold or removed are named in the outcome and are no problem', {
  timeout: TIMEOUT,
}, async () => {
  const outcome = await change({ changed: [{ stocknum: 'S6', sold: true }], removed: ['S7', 'S8'] });
  expect(outcome).toMatchObject({
    state: 'published',
    problems: [],
    departures: ['1 vehicle is sold now: S6.', '2 vehicles are no longer in the stock: S7, S8.'],
  });
});

it('a refused update says what would have been wrong with it, and names no vehicle as sold', {
  timeout: TIMEOUT,
}, async () => {
  const cheap = ['S0', 'S3', 'S4', 'S5', 'S9', 'S10'].map((stocknum) => ({ stocknum, price: 18 }));
  const outcome = await change({ changed: [...cheap, { stocknum: 'S11', sold: true }] });
  expect(outcome).toMatchObject({ state: 'import refused', departures: [] });
  expect(outcome.problems.join('\n')).toMatch(
    /^After such an import: 6 vehicles cost less than half or more than twice as much as before: S0, /m,
  );
});

it('a sender may remove by name more than max_drop allows, and later changes are published', {
  timeout: TIMEOUT,
}, async () => {
  const outcome = await change({ removed: ['S0', 'S1', 'S3', 'S4', 'S5'] });
  expect(outcome).toMatchObject({ state: 'published', problems: [] });
  expect(await change({ changed: [{ stocknum: 'S9', price: 20_555 }] })).toMatchObject({
    state: 'published',
  });
  expect(await foundInIndex(dist, 'acme', 'price:=20555')).toBe(1);
});
