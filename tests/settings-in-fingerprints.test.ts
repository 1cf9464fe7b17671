import { expect, it } from 'vitest';
import { planSite } from '../src/site/plan-site.ts';
import type { Tenant } from '../src/tenant/tenant.ts';
import { type Key, LEAF_KEYS as leaves } from './config-keys/leaf-keys.ts';
import { otherValues } from './config-keys/other-values.ts';
import { NOW, RICH_SITE } from './config-keys/rich-site.ts';
import { tenantOfSite } from './config-keys/rich-tenant.ts';
import { SPECIAL } from './config-keys/special-keys.ts';
import { placesOf, valueAt, withValue } from './config-keys/values-at-paths.ts';
import { makeCar } from './support/vehicles.ts';

const STOCK = [makeCar({ stocknum: '1' }), makeCar({ stocknum: '2', make: 'Kia', model: 'Rio' })];

const fingerprintsOf = (tenant: Tenant): Map<string, string> =>
  new Map(
    planSite(tenant, STOCK, NOW).sources.flatMap(({ path, fingerprint }) =>
      fingerprint === null ? [] : [[path, fingerprint] as const],
    ),
  );

const rich = tenantOfSite(RICH_SITE);
if (rich === null) throw new Error('The schema refuses RICH_SITE of tests/config-keys/rich-site.ts.');
const before = fingerprintsOf(rich);

/** The first valid site that differs in this key only; null if the key has no other valid value. */
function changed({ path, schema, key }: Key): Tenant | null {
  for (const place of placesOf(RICH_SITE, path))
    for (const other of SPECIAL.get(key)?.values ?? otherValues(valueAt(RICH_SITE, place), schema)) {
      const tenant = tenantOfSite(withValue(RICH_SITE, place, other));
      if (tenant !== null && JSON.stringify(tenant.site) !== JSON.stringify(rich?.site)) return tenant;
    }
  return null;
}

it('a page that is built only if its fingerprint changes is built again after a change of any setting, whether or not it reads that setting today', () => {
  expect(before.size).toBeGreaterThanOrEqual(STOCK.length);
  const tried: string[] = [];
  const kept: string[] = [];
  for (const leaf of leaves) {
    const tenant = changed(leaf);
    if (tenant === null) continue;
    tried.push(leaf.key);
    const after = fingerprintsOf(tenant);
    if ([...after].some(([path, fingerprint]) => before.get(path) === fingerprint)) kept.push(leaf.key);
  }
  expect(kept).toEqual([]);
  expect(tried.length).toBeGreaterThan(0.95 * leaves.length);
});

it('a page is built again on the next day, and after a change of the pages that do not come from the stock', () => {
  const tomorrow = planSite(rich, STOCK, new Date(NOW.getTime() + 86_400_000));
  const sameDay = planSite(rich, STOCK, new Date(NOW.getTime() + 60_000));
  const more = { ...rich, content: [...rich.content, { ...rich.content[0], slug: 'a-new-page' }] };
  const others = [tomorrow, planSite(more as Tenant, STOCK, NOW)];
  for (const { sources } of others)
    for (const { path, fingerprint } of sources)
      if (fingerprint !== null) expect([path, fingerprint]).not.toEqual([path, before.get(path)]);
  for (const { path, fingerprint } of sameDay.sources)
    if (fingerprint !== null) expect([path, fingerprint]).toEqual([path, before.get(path)]);
});
