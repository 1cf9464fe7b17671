import { DEMO_TENANTS } from '../support/hosts.ts';
import { sampleKinds, samplePaths } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { scrollThrough, watchShifts } from './shifts.ts';
import { at, CONTRARY, expect, test } from './site.ts';

/** 640 px corresponds to 1280 px at 200 % zoom, 320 px to 400 %. */
const WIDTHS = [1920, 1280, 768, 640, 360, 320];

for (const tenant of [...DEMO_TENANTS, CONTRARY]) {
  for (const kind of sampleKinds(tenant)) {
    // One visit for all: loading each page takes longer than the checks.
    test(`${tenant}: its ${kind} page has no layout shifts, no axe violations, sized pictures and no horizontal scrolling`, async ({
      page,
    }) => {
      const path = samplePaths(tenant)[kind];
      const shifts = await watchShifts(page);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at(tenant, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await scrollThrough(page);
        expect.soft(await shifts(), `shifts at ${width}`).toEqual([]);
        expect.soft(await axeViolations(page), `violations at ${width}`).toEqual([]);
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
