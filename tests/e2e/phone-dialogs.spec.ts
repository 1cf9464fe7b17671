import type { Browser, Page } from '@playwright/test';
import { samplePaths } from '../support/samples.ts';
import { waitForLiveSearch } from './search-live.ts';
import { at, expect, test } from './site.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The largest number of elements whose style the browser calculates in one go during an action. */
async function countStyledElements(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const counts = trace.traceEvents.flatMap(({ name, args: { elementCount } }) =>
    name === 'UpdateLayoutTree' && elementCount !== undefined ? [elementCount] : [],
  );
  expect(counts).not.toEqual([]);
  return Math.max(...counts);
}

test.use({ viewport: { width: 360, height: 800 } });

for (const kind of ['home', 'search', 'vehicle'] as const)
  test(`on phones, opening the menu of the ${kind} page makes the browser recalculate the styles of fewer than 65 % of the page’s elements, so that the menu opens fast`, async ({
    page,
    browser,
  }) => {
    await page.goto(at('harbourline', samplePaths('harbourline')[kind]));
    if (kind === 'search') await waitForLiveSearch(page);
    await expect(page.locator('.far').first()).toBeAttached();
    const elements = await page.locator('*').count();
    const menu = page.getByRole('dialog');
    const styled = await countStyledElements(browser, page, async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
    });
    expect(styled).toBeLessThan(0.65 * elements);
  });

test('on phones, opening the filters of a search page makes the browser recalculate the styles of fewer than 65 % of the page’s elements, so that the filters open fast', async ({
  page,
  browser,
}) => {
  await page.goto(at('harbourline', samplePaths('harbourline').search));
  await waitForLiveSearch(page);
  await expect(page.locator('.far').first()).toBeAttached();
  const elements = await page.locator('*').count();
  const styled = await countStyledElements(browser, page, async () => {
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  expect(styled).toBeLessThan(0.65 * elements);
});
