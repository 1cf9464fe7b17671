import type { Page } from '@playwright/test';
import { samplePaths } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

const TENANT = 'harbourline';

/** The content of each visible icon that draws nothing, because its symbol did not load or does not exist. */
const blankIcons = (page: Page): Promise<string[]> =>
  page
    .locator('svg.i')
    .evaluateAll((icons) =>
      (icons as SVGSVGElement[])
        .filter((icon) => icon.checkVisibility() && icon.getBBox().width === 0 && icon.getBBox().height === 0)
        .map((icon) => icon.innerHTML),
    );

test('icons of pages, islands and scripts come from one file, which each page loads at most once', async ({
  page,
}) => {
  test.slow();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/icons\.[^/]*\.svg$/.test(request.url())) fetched.push(request.url());
  });
  const { home = '/', search = '', vehicle = '' } = samplePaths(TENANT);
  for (const path of [search, vehicle, home]) {
    fetched.length = 0;
    await page.goto(at(TENANT, path));
    expect(await page.locator('svg.i:visible').count(), path).toBeGreaterThan(10);
    await expect.poll(() => blankIcons(page), path).toEqual([]);
    expect(fetched.length, path).toBeLessThanOrEqual(1);
  }
  await page
    .getByRole('button', { name: /^Fave / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Faves/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Faves' });
  await expect(panel.locator('svg.i')).toHaveCount(2);
  await expect.poll(() => blankIcons(page)).toEqual([]);
});

test('icons have the colour of the text around them even with forced colours and in print', async ({
  page,
}) => {
  await page.goto(at(TENANT));
  const icon = page.locator('main svg.i').first();
  await expect.poll(() => blankIcons(page)).toEqual([]);
  const colours = () =>
    icon.evaluate((svg) => ({
      stroke: getComputedStyle(svg.firstElementChild ?? svg).stroke,
      text: getComputedStyle(svg).color,
    }));
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(media);
    // Both colours may still be in transition.
    await expect(async () => {
      const { stroke, text } = await colours();
      expect(stroke).toBe(text);
    }).toPass();
    expect(await blankIcons(page)).toEqual([]);
  }
});
