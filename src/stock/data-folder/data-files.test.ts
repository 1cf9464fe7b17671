import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { dataFiles, defaultDataRoot, isStockFile, reportOf, stockFolders } from './data-files.ts';

it('a tenant’s data folder is beside the folder of the tenants, and has the tenant’s name', () => {
  expect(defaultDataRoot('/dealers/tenants/')).toBe('/dealers/tenants-data');
  expect(defaultDataRoot('tenants')).toBe(resolve('tenants-data'));
  expect(stockFolders('/dealers/tenants/acme/', '/elsewhere')).toEqual({
    folder: '/dealers/tenants/acme/',
    data: '/elsewhere/acme',
  });
});

it('everything that an import writes is in the data folder', () => {
  for (const path of Object.values(dataFiles('/data/acme'))) expect(path).toMatch(/^\/data\/acme\/[^/]+$/);
  const { report, refusedReport } = dataFiles('/data/acme');
  expect(reportOf('/data/acme', { outcome: 'imported' })).toBe(report);
  expect(reportOf('/data/acme', { outcome: 'refused' })).toBe(refusedReport);
});

it('only the stock in a data folder changes pages', () => {
  const { stock, temporary, ...others } = dataFiles('/data/acme');
  expect(isStockFile(stock)).toBe(true);
  for (const path of [...Object.values(others), `${temporary}stock`]) expect(isStockFile(path)).toBe(false);
});
