import { DEMO_TENANTS } from '../support/hosts.ts';
import { KINDS, samplePaths } from '../support/samples.ts';
import { scrollThrough, watchShifts } from './shifts.ts';
import { at, CONTRARY, expect, test } from './site.ts';

/** 640 px is what 200 % zoom leaves of 1280, 320 what 400 % does. */
const WIDTHS = [1920, 1280, 768, 640, 360, 320];

for (const tenant of [...DEMO_TENANTS, CONTRARY]) {
  for (const kind of KINDS) {
    test(`${tenant}: its ${kind} page shifts nothing, sizes every picture and never scrolls sideways`, async ({
      page,
    }) => {
      const path = samplePaths(tenant)[kind];
      test.skip(!path, `${tenant} has no ${kind} page`);
      if (!path) return;
      const shifts = await watchShifts(page);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at(tenant, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await scrollThrough(page);
        expect.soft(await shifts(), `at ${width}`).toEqual([]);
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
