import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInventory } from '../../src/site/inventory.ts';
import { readStockFile } from '../../src/stock/stock-file.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { fileOf, pathsOf } from '../support/find-page.ts';
import { deadLinks } from '../support/links.ts';
import { headersFaults, redirectsFaults } from '../support/static-hosts.ts';
import { TENANTS } from './tenants.ts';

const FOLDER = 'tenants';

async function inventoryOf(slug: string) {
  const loaded = await loadTenant(join(FOLDER, slug));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { cars } = await readStockFile(join(FOLDER, slug, 'stock.jsonl'));
  return { cars, inventory: buildInventory(loaded.tenant, cars, new Date('2026-11-20T05:00:00Z')) };
}

describe.each(TENANTS)('the demo dealer %s', (slug) => {
  it('has a page for every vehicle, no dead links, no warnings, and valid _redirects and _headers files', async () => {
    const { cars, inventory } = await inventoryOf(slug);
    const paths = new Set(pathsOf(inventory));
    expect(cars.length).toBeGreaterThan(0);
    expect(cars.filter(({ path }) => !paths.has(path))).toEqual([]);
    expect(deadLinks(inventory)).toEqual([]);
    expect(inventory.warnings).toEqual([]);
    expect(redirectsFaults(fileOf(inventory, '_redirects'))).toEqual([]);
    expect(headersFaults(fileOf(inventory, '_headers'), pathsOf(inventory))).toEqual([]);
  }, 90_000);
});
