import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaFiles } from '../../src/render/linked-files.ts';
import { loadInventory } from '../../src/render/load-site.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { foldersOf } from '../support/stock/stock-folders.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';
import { TENANTS } from './tenants.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

/** Limit for the demo pictures of each dealer's site, in MB: a little more than measured. All pictures have 34 MB. */
const MOST_MB = {
  harbourline: 12.5,
  'redgum-kia': 6.8,
  ironbark: 5.2,
  'cinder-road': 4.5,
  'banksia-bay': 3.8,
} as const;

/** The site of a tenant folder, and the demo pictures it publishes. */
async function published(folder: string) {
  const loaded = await loadTenant(folder);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  const { inventory } = await loadInventory(loaded.tenant, { root: resolve('.'), ...foldersOf(folder) }, NOW);
  return { inventory, files: mediaFiles(resolve('.'), inventory.media).files };
}

describe.each(TENANTS)('the demo pictures of %s', { timeout: 60_000 }, (name) => {
  it('are only those that its pages show, and together take more than 1 MB and less than the dealer’s limit', async () => {
    const { inventory, files } = await published(resolve('tenants', name));
    const named = new Set<string>();
    for (const page of inventory.pages.values())
      for (const [path] of JSON.stringify(page).matchAll(/media\/vehicles\/[\w./-]+/g)) named.add(path);
    expect(files.map(({ path }) => path).filter((path) => !named.has(path))).toEqual([]);
    const megabytes = files.reduce((sum, { source }) => sum + statSync(source).size, 0) / 1e6;
    expect(megabytes).toBeGreaterThan(1);
    expect(megabytes).toBeLessThan(MOST_MB[name]);
  });
});

it('a tenant without demo stock publishes no demo picture', async () => {
  const tenants = temporaryFolder('no-demo-stock');
  writeTenant(tenants, 'acme', goodTenant('acme'));
  const { inventory, files } = await published(join(tenants, 'acme'));
  expect(inventory.vehicleCount).toBe(2);
  expect(files).toEqual([]);
  expect(inventory.media.filter((path) => path.startsWith('/media/vehicles/'))).toEqual([]);
});
