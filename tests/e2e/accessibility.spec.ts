import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fixturePath, samplePaths } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { waitForLiveSearch } from './search-live.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';
import { coveredByBars } from './tab-walk.ts';

test('axe finds no violations while the mega menu, the menu drawer of a phone or the holiday hours dialog is open', async ({
  page,
}) => {
  await page.goto(at('harbourline'));
  await page.getByRole('navigation', { name: 'Main' }).getByText('Vehicles', { exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(at('harbourline', '/locations/newstead'));
  await page.getByRole('button', { name: 'Holiday hours' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Holiday hours' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

async function walkBothWays(page: Page, place: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { stops, covered } = await coveredByBars(page, key);
    expect(stops, `${place} by ${key}`).toBeGreaterThan(20);
    expect.soft(covered, `${place} by ${key}`).toEqual([]);
  }
}

for (const width of [360, 1280])
  test(`in a window ${width} px wide, no fixed or sticky bar covers a control that has the keyboard focus, even while the comparison bar is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { vehicle = '', search = '' } = samplePaths(PLAIN);
    await page.goto(at(PLAIN, search));
    const compare = page.getByRole('main').getByRole('button', { name: /^Compare / });
    await compare.first().click();
    await compare.nth(1).click();
    await expect(page.getByRole('region', { name: 'Compare' })).toBeVisible();
    await waitForLiveSearch(page);
    for (const path of [search, vehicle, '/', '/dealerships']) {
      if (path !== search) await page.goto(at(PLAIN, path));
      // Wait for the comparison bar: if it appeared during the walk, it would cover the focused control. Vehicle pages
      // hide it on phones.
      await expect(page.getByRole('region', { name: 'Compare', includeHidden: true })).toBeAttached();
      await walkBothWays(page, path);
    }
    // This dealer offers no comparison, so only the vehicle page's own bars remain.
    await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
    await walkBothWays(page, `${CONTRARY} at ${width}`);
  });

test('with forced colours, a control looks different once it is selected, and all but radio buttons and checkboxes then have an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { vehicle = '', search = '' } = samplePaths(PLAIN);
  const setPressed = (element: HTMLElement) => element.setAttribute('aria-pressed', 'true');
  const setSelected = (element: HTMLElement) => element.setAttribute('aria-selected', 'true');
  const setCurrent = (element: HTMLElement) => element.setAttribute('aria-current', 'true');
  const check = (element: HTMLElement) => {
    const input = element.querySelector('input');
    if (input) input.checked = true;
  };
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const cases: [path: string, control: Locator, select: (element: HTMLElement) => void][] = [
    ['/', page.getByRole('group', { name: 'Condition' }).locator('label').nth(1), check],
    [search, filters.locator('.tiles button').nth(1), setPressed],
    [search, filters.locator('label').nth(1), check],
    [search, page.getByRole('button', { name: /^Fave / }).first(), setPressed],
    [search, page.getByRole('button', { name: /^Compare / }).first(), setPressed],
    [vehicle, page.getByRole('link', { name: 'Picture 2', exact: true }), setCurrent],
    [fixturePath(PLAIN, 'Cerato'), page.getByRole('tab', { name: 'Images' }), setSelected],
  ];
  let open = '';
  for (const [path, control, select] of cases) {
    if (path !== open) await page.goto(at(PLAIN, path));
    open = path;
    await control.scrollIntoViewIfNeeded();
    let before = await control.screenshot();
    const isStill = async () => {
      const earlier = before;
      before = await control.screenshot();
      return before.equals(earlier);
    };
    await expect.poll(isStill).toBe(true);
    await control.evaluate(select);
    expect.soft(before.equals(await control.screenshot()), `${path} ${control}`).toBe(false);
    // Without an outline, the only difference could be a shade of grey, which can hardly be seen.
    if (select !== check) await expect.soft(control).toHaveCSS('outline-style', 'solid');
  }
});

/**
 * The share of a picture's columns in which something is drawn at middle height: the pixel there differs from the
 * background, which is the picture's first pixel, by more than 100 of 255 shades.
 */
async function drawnShare(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = info.width * info.channels * Math.floor(info.height / 2);
  const columns = Array.from({ length: info.width }, (_, column) => data[middle + column * info.channels]);
  return columns.filter((shade) => Math.abs((shade ?? 0) - (data[0] ?? 0)) > 100).length / info.width;
}

test('with forced colours, the tracks of sliders are visible and the message after saving a vehicle has an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(at(PLAIN));
  const topPrice = page.getByRole('slider', { name: 'Set a top price' });
  expect(await drawnShare(await topPrice.screenshot())).toBeGreaterThan(0.8);
  await page.goto(at('harbourline', samplePaths('harbourline').search));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // The live filters replace the static ones.
  await filters.hover();
  await waitForLiveSearch(page);
  for (const [part, slider] of [
    ['Price', 'Lowest price'],
    ['Kilometres', 'Lowest kilometres'],
  ] as const) {
    // Both thumbs are on one track; a histogram stands above it.
    const thumb = filters.getByRole('slider', { name: slider });
    expect.soft(await drawnShare(await thumb.screenshot()), part).toBeGreaterThan(0.8);
  }
  await page
    .getByRole('button', { name: /^Fave / })
    .first()
    .click();
  const toast = page.getByRole('status').filter({ hasText: 'added to your faves' });
  await expect(toast).toHaveCSS('outline-style', 'solid');
  await expect(toast).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
});
