import type { Page } from '@playwright/test';
import { PARTS } from '../../src/ui/far-parts.ts';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { samplePaths } from '../support/samples.ts';
import { drawAll } from './draw-all.ts';
import { waitForLiveSearch } from './search-live.ts';
import { scrollThrough, watchShifts } from './shifts.ts';
import { at, CONTRARY, expect, test } from './site.ts';

test.use({ viewport: { width: 360, height: 800 } });

/** Heights, in CSS px, of the parts that a phone does not draw while they are far from the view. */
const heights = (page: Page): Promise<number[]> =>
  page.locator(PARTS).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));

/** Describes each part whose height changed by more than 2 px. Smaller changes come from rounding. */
const changes = (before: number[], after: number[]): string[] =>
  after.flatMap((height, index) => {
    const earlier = before[index] ?? 0;
    return Math.abs(height - earlier) > 2 ? [`part ${index}: ${earlier} → ${height}`] : [];
  });

const MORE_HARBOURLINE_KINDS = ['home', 'vehicle', 'dealership stock', 'whole list'] as const;

for (const tenant of [...DEMO_TENANTS, CONTRARY])
  for (const kind of ['search', ...(tenant === 'harbourline' ? MORE_HARBOURLINE_KINDS : [])])
    test(`${tenant}: on a phone the parts of the ${kind} page keep their size when a shopper scrolls to them`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await page.goto(at(tenant, samplePaths(tenant)[kind]));
      if (kind === 'search') await waitForLiveSearch(page);
      await expect(page.locator('.far').first()).toBeAttached();
      const before = await heights(page);
      expect(before.length).toBeGreaterThan(1);
      await scrollThrough(page);
      const scrolled = await heights(page);
      expect(await shifts()).toEqual([]);
      await drawAll(page);
      const drawn = await heights(page);
      expect(changes(drawn, before), 'before they came into view').toEqual([]);
      expect(changes(drawn, scrolled), 'after they came into view').toEqual([]);
    });
