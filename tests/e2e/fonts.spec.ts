import { DEMO_TENANTS } from '../support/hosts.ts';
import { samplePaths } from '../support/samples.ts';
import { scrollThrough, waitForFarParts, watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

for (const tenant of DEMO_TENANTS)
  test(`${tenant}: a vehicle page loads the preloaded fonts and no others, nothing shifts when they arrive, and before and after that nothing is too wide`, async ({
    page,
  }) => {
    // Fonts are held back until `releaseFonts` is called.
    let releaseFonts = () => {};
    let released = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.add(request.url());
    });
    const preloaded = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]
          .map(({ href }) => href)
          .sort(),
      );
    const shifts = await watchShifts(page);
    for (const width of [360, 1280]) {
      released = new Promise((resolve) => {
        releaseFonts = resolve;
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(tenant, samplePaths(tenant).vehicle), { waitUntil: 'commit' });
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      const [title, head] = [page.getByRole('heading', { level: 1 }), page.getByRole('banner')];
      const widths = () =>
        Promise.all([title, head].map((one) => one.evaluate((element: HTMLElement) => element.scrollWidth)));
      const before = await title.boundingBox();
      for (const contentWidth of await widths())
        expect(contentWidth, `at ${width}`).toBeLessThanOrEqual(width);
      releaseFonts();
      await page.waitForLoadState('load');
      const fonts = () =>
        page.evaluate(() =>
          [...document.fonts].flatMap(({ family, status }) => (family.includes('Stand-in') ? [] : [status])),
        );
      const { length } = await preloaded();
      await expect
        .poll(async () => (await fonts()).filter((status) => status === 'loaded'))
        .toHaveLength(length);
      // A font that is not preloaded would arrive too late for the first paint.
      expect(await fonts()).not.toContain('loading');
      expect([...requested].sort()).toEqual(await preloaded());
      expect(await title.boundingBox()).toEqual(before);
      await waitForFarParts(page);
      await scrollThrough(page);
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await over(), `px too wide at ${width}`).toBeLessThanOrEqual(0);
      expect(await shifts(), `at ${width}`).toEqual([]);
    }
  });
