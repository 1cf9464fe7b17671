import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { foldersOf } from '../../../../tests/support/stock/stock-folders.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import { goodTenant, writeTenant } from '../../../../tests/support/write-tenant.ts';
import { dataFiles } from '../../../stock/data-folder/data-files.ts';
import { serializeCar } from '../../../stock/stock-file.ts';
import { createStockMetrics } from './stock-cache.ts';
import { stockReader } from './stock-reader.ts';

const readerOf = (root: string, now: () => Date, log: Logger, maxBytes = 1e9, registry = new Registry()) =>
  stockReader({
    foldersOf: async (name) => (existsSync(join(root, name)) ? foldersOf(join(root, name)) : null),
    maxBytes,
    metrics: createStockMetrics(registry),
    now,
    log,
  });

it('a tenant’s stock is read again when its files or the day change, and the last readable stock is used if it cannot be read', async () => {
  const root = temporaryFolder('stock');
  for (const name of ['north', 'south']) writeTenant(root, name, goodTenant(name));
  let now = new Date();
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const stockOf = readerOf(root, () => now, log);
  const write = (name: string, text: string) => writeFileSync(join(root, 'north', name), text);

  const first = await stockOf('north');
  expect(first?.bySlug.size).toBe(2);
  expect(await stockOf('north')).toBe(first);
  expect(await stockOf('nobody')).toBeNull();

  const updated_at = now.toISOString();
  write('stock.jsonl', `${serializeCar(makeCar({ updated_at }))}\nnot JSON\n`);
  const second = await stockOf('north');
  expect(second?.stock.onSale).toHaveLength(1);

  // Vehicles that are not updated for days are not listed.
  now = new Date(now.getTime() + 10 * 86_400_000);
  expect((await stockOf('north'))?.stock.onSale).toHaveLength(0);

  write('site.yaml', 'name: [');
  expect((await stockOf('north'))?.bySlug.size).toBe(1);
  expect((await stockOf('south'))?.bySlug.size).toBe(2);
  expect(lines.join('')).toContain('"tenant":"north"');
});

it('a tenant’s stock is read again when it was imported for the first time, and when the import is undone', async () => {
  const root = temporaryFolder('stock');
  writeTenant(root, 'north', goodTenant('north'));
  const stockOf = readerOf(root, () => new Date(), pino({ level: 'silent' }));
  expect((await stockOf('north'))?.bySlug.size).toBe(2);
  const { data } = foldersOf(join(root, 'north'));
  mkdirSync(data, { recursive: true });
  writeFileSync(dataFiles(data).stock, `${serializeCar(makeCar({}))}\n`);
  expect((await stockOf('north'))?.bySlug.size).toBe(1);
  rmSync(data, { recursive: true });
  expect((await stockOf('north'))?.bySlug.size).toBe(2);
});

it('stock that could not be read is read again, once, after a minute, although its files did not change', async () => {
  const root = temporaryFolder('stock');
  writeTenant(root, 'north', goodTenant('north'));
  const file = join(root, 'north', 'site.yaml');
  const good = readFileSync(file);
  // The same file is bad and then good again without a visible change, as after an error of the disk.
  const write = (content: Uint8Array) => {
    writeFileSync(file, content);
    utimesSync(file, 0, 0);
  };
  let now = new Date('2026-11-22T10:00:00Z');
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const stockOf = readerOf(root, () => now, log);
  write(Buffer.alloc(good.length, '['));
  expect(await stockOf('north')).toBeNull();
  expect(lines).toHaveLength(1);
  now = new Date('2026-11-22T10:01:00Z');
  expect(await Promise.all([stockOf('north'), stockOf('north')])).toEqual([null, null]);
  expect(lines).toHaveLength(2);
  write(good);
  now = new Date('2026-11-22T10:01:59Z');
  expect(await stockOf('north')).toBeNull();
  now = new Date('2026-11-22T10:02:00Z');
  const stock = await stockOf('north');
  expect(stock?.bySlug.size).toBe(2);
  now = new Date('2026-11-22T10:05:00Z');
  expect(await stockOf('north')).toBe(stock);
});

it('stock that was not used for the longest time is forgotten, and read again, but stays for those that use it', async () => {
  const root = temporaryFolder('stock');
  for (const name of ['north', 'south', 'east']) writeTenant(root, name, goodTenant(name));
  const fileBytes = ['site.yaml', 'stock.jsonl']
    .map((name) => statSync(join(root, 'north', name)).size)
    .reduce((sum, size) => sum + size, 0);
  const registry = new Registry();
  const log = pino({ level: 'silent' });
  // Two of them fit.
  const stockOf = readerOf(root, () => new Date(), log, 5 * fileBytes, registry);
  const metric = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value;

  const north = await stockOf('north');
  const south = await stockOf('south');
  expect(await stockOf('north')).toBe(north);
  await stockOf('east');
  await expect.poll(() => metric('forecourt_stocks_forgotten_total')).toBe(1);
  expect(await metric('forecourt_stocks')).toBe(2);
  expect(await metric('forecourt_stocks_bytes')).toBeLessThanOrEqual(5 * fileBytes);
  expect(await stockOf('north')).toBe(north);
  const again = await stockOf('south');
  expect(again).not.toBe(south);
  expect(again?.bySlug.size).toBe(2);
  expect(south?.bySlug.size).toBe(2);
  await expect.poll(() => metric('forecourt_stocks_forgotten_total')).toBe(2);

  rmSync(join(root, 'south'), { recursive: true });
  expect(await stockOf('south')).toBeNull();
  await expect.poll(() => metric('forecourt_stocks')).toBe(1);
});

it('stock that is larger than all of the space is read once, also if several requests ask for it at once', async () => {
  const root = temporaryFolder('stock');
  for (const name of ['north', 'south']) writeTenant(root, name, goodTenant(name));
  const stockOf = readerOf(root, () => new Date(), pino({ level: 'silent' }), 1);
  const [first, second] = await Promise.all([stockOf('north'), stockOf('north'), stockOf('south')]);
  expect(first).toBe(second);
  const [south] = await Promise.all([stockOf('south'), stockOf('south')]);
  await setImmediate();
  expect(await stockOf('south')).toBe(south);
});
