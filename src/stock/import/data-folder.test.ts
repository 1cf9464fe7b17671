import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  australianCsv,
  dataFolder,
  importText,
  NOW,
  rows,
} from '../../../tests/support/stock/import-rows.ts';
import { temporaryTenant } from '../../../tests/support/stock/stock-folders.ts';
import { Locked } from '../../lib/disk/lock.ts';
import { committedStock, dataFiles } from '../data-folder/data-files.ts';
import { stockInUse } from '../data-folder/stock-in-use.ts';

const YESTERDAY = new Date(NOW.getTime() - 86_400_000);

/** A tenant with a committed stock of vehicles S1 to S5, which were imported the day before. */
async function demo() {
  const folders = temporaryTenant('demo');
  const before = await importText(australianCsv(rows(1, 5)), { now: YESTERDAY });
  const committed = readFileSync(dataFiles(before.folder).stock, 'utf8');
  writeFileSync(committedStock(folders.folder), committed);
  const importRows = (from: number, to: number) =>
    importText(australianCsv(rows(from, to)), { folder: folders.data });
  return { folders, before, committed, importRows };
}

it('the first import begins with the committed stock, which stays as it was, and the next one with the imported stock', async () => {
  const { folders, before, committed, importRows } = await demo();
  const first = await importRows(1, 4);
  const known = (id: string) => before.cars.find((car) => car.id === id);
  for (const { id, slug, created_at } of first.cars)
    expect({ slug, created_at }).toEqual({ slug: known(id)?.slug, created_at: known(id)?.created_at });
  expect(first.report.previous).toMatchObject({ vehicles: 5, added: 0, removed_ids: ['S5'] });
  expect(first.gone.map(({ id }) => id)).toEqual(['S5']);
  expect(readFileSync(committedStock(folders.folder), 'utf8')).toBe(committed);
  expect(readdirSync(folders.folder)).toEqual(['stock.jsonl']);
  expect(readdirSync(folders.data).sort()).toEqual(['feed', 'import-report.json', 'stock.jsonl']);
  const [remark = ''] = first.report.remarks;
  expect(remark).toContain(`The stock is now in ${dataFiles(folders.data).stock}.`);
  expect(remark).toContain(`${committedStock(folders.folder)}, which stays as it was and is no longer used.`);

  const second = await importRows(2, 4);
  expect(second.report.previous).toMatchObject({ vehicles: 4, removed_ids: ['S1'] });
  expect(second.gone.map(({ id }) => id).sort()).toEqual(['S1', 'S5']);
  expect(second.report.remarks.join()).not.toContain('The stock is now in');
});

it('a first feed that is refused leaves the committed stock in use', async () => {
  const { folders, importRows } = await demo();
  expect((await importRows(1, 1)).report.outcome).toBe('refused');
  expect(existsSync(dataFiles(folders.data).refusedReport)).toBe(true);
  expect(stockInUse(folders).file).toBe(committedStock(folders.folder));
  expect(readFileSync(dataFiles(folders.data).refusedReport, 'utf8')).not.toContain('The stock is now in');
});

it('reports and temporary files that an earlier version left beside site.yaml are taken over by the first import', async () => {
  const { folders, importRows } = await demo();
  const earlier = dataFiles(folders.folder);
  writeFileSync(earlier.report, 'the report of the present stock');
  writeFileSync(earlier.refusedReport, 'a report of a refused feed');
  writeFileSync(join(folders.folder, '.import-999999999.stock'), 'half');
  expect((await importRows(1, 1)).report.outcome).toBe('refused');
  expect(readFileSync(dataFiles(folders.data).report, 'utf8')).toBe('the report of the present stock');
  expect(readdirSync(folders.folder)).toEqual(['stock.jsonl']);
  const { remarks } = JSON.parse(readFileSync(dataFiles(folders.data).refusedReport, 'utf8'));
  expect(remarks).toEqual([
    `The report of an earlier version, ${earlier.report}, was moved to ${folders.data}.`,
    `The report of an earlier version, ${earlier.refusedReport}, was moved to ${folders.data}.`,
  ]);
  await importRows(1, 5);
  expect(readdirSync(folders.data).sort()).toEqual(['feed', 'import-report.json', 'stock.jsonl']);
});

it('an import waits for one of an earlier version, and removes the lock of one that was killed', async () => {
  const { folders, importRows } = await demo();
  const { lock } = dataFiles(folders.folder);
  writeFileSync(lock, `${process.ppid} `);
  await expect(importRows(1, 5)).rejects.toThrow(Locked);
  expect(readdirSync(folders.data)).toEqual(['feed']);
  writeFileSync(lock, '999999999 ');
  await importRows(1, 5);
  expect(readdirSync(folders.folder)).toEqual(['stock.jsonl']);
});

it('a tenant that has no folder yet gets a data folder with its first import', async () => {
  const folder = join(dataFolder(), '..', 'new');
  mkdirSync(folder);
  const { cars } = await importText(australianCsv(rows(1, 2)), { folder });
  expect(cars).toHaveLength(2);
  expect(existsSync(join(folder, '../../tenants/new'))).toBe(false);
});
