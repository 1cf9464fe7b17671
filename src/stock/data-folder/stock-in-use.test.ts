import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryTenant } from '../../../tests/support/stock/stock-folders.ts';
import { committedStock, dataFiles } from './data-files.ts';
import { stockInUse, whyStockIsRefused } from './stock-in-use.ts';

it('the committed stock is used until something is imported, and again if that is deleted', () => {
  const folders = temporaryTenant('acme');
  const [committed, imported] = [committedStock(folders.folder), dataFiles(folders.data).stock];
  expect(stockInUse(folders)).toEqual({ file: committed, isImported: false, state: 'missing' });
  writeFileSync(committed, '');
  expect(stockInUse(folders)).toEqual({ file: committed, isImported: false, state: 'file' });
  writeFileSync(imported, '');
  expect(stockInUse(folders)).toEqual({ file: imported, isImported: true, state: 'file' });
  rmSync(folders.data, { recursive: true });
  expect(stockInUse(folders)).toMatchObject({ file: committed, isImported: false });
});

it('a link that leads out of its folder is refused, and nothing else is used in its place', () => {
  const folders = temporaryTenant('acme');
  const elsewhere = dataFiles(temporaryTenant('other').data).stock;
  writeFileSync(elsewhere, '');
  symlinkSync(elsewhere, committedStock(folders.folder));
  expect(whyStockIsRefused(stockInUse(folders))).toContain("outside the tenant's folder.");
  rmSync(committedStock(folders.folder));
  writeFileSync(committedStock(folders.folder), '');
  expect(whyStockIsRefused(stockInUse(folders))).toBeNull();
  symlinkSync(elsewhere, dataFiles(folders.data).stock);
  expect(stockInUse(folders).isImported).toBe(true);
  expect(whyStockIsRefused(stockInUse(folders))).toContain("outside the tenant's data folder.");
});
