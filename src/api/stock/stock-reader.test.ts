import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { goodTenant, writeTenant } from '../../../tests/support/write-tenant.ts';
import { serializeCar } from '../../stock/stock-file.ts';
import { stockReader } from './stock-reader.ts';

it('a tenant’s stock is read again when its files or the day change, and the last readable stock is used if it cannot be read', async () => {
  const root = temporaryFolder('stock');
  for (const name of ['north', 'south']) writeTenant(root, name, goodTenant(name));
  let now = new Date();
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const stockOf = stockReader([join(root, 'north'), join(root, 'south')], () => now, log);
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
