import type { Page } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { KINDS, samplePaths } from '../support/samples.ts';
import { at, CONTRARY, expect, test } from './site.ts';

/** 640 px is what 200 % zoom leaves of 1280, 320 what 400 % does. */
const WIDTHS = [1920, 1280, 768, 640, 360, 320];

/** What moved by itself, with the elements that did; kept in the page as it happens. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      // Less than a tenth of a thousandth is rounding of half pixels, which nobody sees.
      if (entry.hadRecentInput || entry.value < 0.0001) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent,
      );
      shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls from top to bottom so that lazy pictures come, frame by frame. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    const seen = [...document.images].filter((image) => image.checkVisibility() && image.loading !== 'lazy');
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    await frame();
  });
}

for (const tenant of [...DEMO_TENANTS, CONTRARY]) {
  for (const kind of KINDS) {
    test(`${tenant}: its ${kind} page shifts nothing, sizes every picture and never scrolls sideways`, async ({
      page,
    }) => {
      const path = samplePaths(tenant)[kind];
      test.skip(!path, `${tenant} has no ${kind} page`);
      if (!path) return;
      await page.addInitScript(watchShifts);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at(tenant, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await scrollThrough(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        expect.soft(shifts, `at ${width}`).toEqual([]);
      }
      const unsized = await page
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter((image) =>
              ['width', 'height'].some((side) => !/^\d+$/.test(image.getAttribute(side) ?? '')),
            )
            .map((image) => image.outerHTML),
        );
      expect(unsized).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(over, `px too wide at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
}
