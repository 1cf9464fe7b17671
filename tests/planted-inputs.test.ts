import { expect, it } from 'vitest';
import { pageDigester } from '../src/render/page-digest.ts';
import type { Page } from '../src/site/page.ts';
import { planSite, type SitePlan } from '../src/site/plan-site.ts';
import { NOW, RICH_SITE } from './config-keys/rich-site.ts';
import { RICH_STOCK, tenantOfSite } from './config-keys/rich-tenant.ts';

function planOf(site: unknown, now = NOW): SitePlan {
  const tenant = tenantOfSite(site);
  if (tenant === null) throw new Error('The schema refuses RICH_SITE of tests/config-keys/rich-site.ts.');
  return planSite(tenant, RICH_STOCK, now);
}

const before = planOf(RICH_SITE);

/** What a page of each kind could read one day, and a site on which that is something else. */
const PLANTED: [what: string, read: (plan: SitePlan) => unknown, after: SitePlan][] = [
  [
    'the title of the home page',
    ({ context }) => context.site.home.title,
    planOf({ ...RICH_SITE, home: { ...RICH_SITE.home, title: 'Another title' } }),
  ],
  [
    'the day',
    ({ context }) => context.today.toISOString(),
    planOf(RICH_SITE, new Date('2026-11-21T02:00:00Z')),
  ],
];

const kinds = [...new Set(before.sources.map((source) => source.page().kind))];

/** By these two a build decides whether it renders a page again (`planPages` in src/render/plan-pages.ts). */
function decider(plan: SitePlan, path: string, read: (plan: SitePlan) => unknown): string | null {
  const source = plan.sources.find((one) => one.path === path);
  if (source === undefined) return null;
  return (
    source.fingerprint ?? pageDigester('build')({ ...source.page(), planted: read(plan) } as unknown as Page)
  );
}

it.each(PLANTED)(
  'each kind of page that would read %s is rendered again when that changes',
  (_, read, after) => {
    expect(kinds.length).toBeGreaterThan(10);
    expect(read(after)).not.toEqual(read(before));
    for (const kind of kinds) {
      const path = before.sources.find(
        (source) => source.page().kind === kind && after.sources.some((one) => one.path === source.path),
      )?.path;
      expect(path, kind).toBeDefined();
      expect(decider(after, path ?? '', read), kind).not.toBe(decider(before, path ?? '', read));
    }
  },
);
