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

/** A site in which keys are changed one by one, and what its pages are computed from before. */
function baseFrom(site: object) {
  const tenant = tenantOfSite(site);
  if (tenant === null) throw new Error('The schema refuses RICH_SITE of tests/config-keys/rich-site.ts.');
  return { site, tenant, text: JSON.stringify(tenant.site), before: fingerprintsOf(tenant) };
}
type Base = ReturnType<typeof baseFrom>;
// Most of the time goes into reading the sections of all kinds of pages, which only their own keys need.
const whole = baseFrom(RICH_SITE);
const withoutPages = baseFrom({ ...RICH_SITE, pages: undefined });
const { tenant: rich, before } = whole;

/** The first valid site that differs in this key only; null if the key has no other valid value. */
function changed({ path, schema, key }: Key, { site, text }: Base): Tenant | null {
  for (const place of placesOf(site, path))
    for (const other of SPECIAL.get(key)?.values ?? otherValues(valueAt(site, place), schema)) {
      const tenant = tenantOfSite(withValue(site, place, other));
      if (tenant !== null && JSON.stringify(tenant.site) !== text) return tenant;
    }
  return null;
}

it('a page that is built only if its fingerprint changes is built again after a change of any setting, whether or not it reads that setting today', () => {
  expect(before.size).toBeGreaterThanOrEqual(STOCK.length);
  const tried: string[] = [];
  const kept: string[] = [];
  for (const leaf of leaves) {
    const base = leaf.path[0] === 'pages' ? whole : withoutPages;
    const tenant = changed(leaf, base);
    if (tenant === null) continue;
    tried.push(leaf.key);
    const after = fingerprintsOf(tenant);
    if ([...after].some(([path, fingerprint]) => base.before.get(path) === fingerprint)) kept.push(leaf.key);
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
