import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import { goodTenant, writeTenant } from '../../../../tests/support/write-tenant.ts';
import { serializeCar } from '../../../stock/stock-file.ts';
import { stockReader } from './stock-reader.ts';

const folderIn = (root: string) => async (name: string) => (name === 'nobody' ? null : join(root, name));

it('a tenant’s stock is read again when its files or the day change, and the last readable stock is used if it cannot be read', async () => {
  const root = temporaryFolder('stock');
  for (const name of ['north', 'south']) writeTenant(root, name, goodTenant(name));
  let now = new Date();
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const stockOf = stockReader(folderIn(root), () => now, log);
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
  const stockOf = stockReader(folderIn(root), () => now, log);
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
