import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { sampleKinds, samplePaths } from '../support/samples.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';
import { coveredByBars } from './tab-walk.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const tenant of [...DEMO_TENANTS, CONTRARY]) {
  for (const kind of sampleKinds(tenant)) {
    test(`${tenant}: axe finds nothing on its ${kind} page, on a phone and on a desktop`, async ({
      page,
    }) => {
      const path = samplePaths(tenant)[kind];
      const found: string[] = [];
      await page.goto(at(tenant, path));
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        for (const { id, nodes } of violations)
          for (const node of nodes.slice(0, 3))
            found.push(`at ${width}: ${id}: ${node.target} ${node.failureSummary}`);
      }
      expect(found).toEqual([]);
    });
  }
}

test('axe finds nothing in an open menu, drawer and holiday dialog', async ({ page }) => {
  const check = async () =>
    (await new AxeBuilder({ page }).withTags(RULES).analyze()).violations.map(({ id }) => id);
  await page.goto(at('harbourline'));
  await page.getByRole('navigation', { name: 'Main' }).getByText('Vehicles', { exact: true }).click();
  expect(await check()).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await check()).toEqual([]);
  await page.goto(at('harbourline', '/locations/newstead'));
  await page.getByRole('button', { name: 'Holiday hours' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Holiday hours' })).toBeVisible();
  expect(await check()).toEqual([]);
});

for (const width of [360, 1280])
  test(`at ${width} px no bar covers what has the focus, with vehicles to compare`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const { vehicle = '', search = '' } = samplePaths(PLAIN);
    await page.goto(at(PLAIN, search));
    const compare = page.getByRole('main').getByRole('button', { name: /^Compare / });
    await compare.first().click();
    await compare.nth(1).click();
    await expect(page.getByRole('region', { name: 'Compare' })).toBeVisible();
    for (const path of [search, vehicle, '/', '/dealerships']) {
      if (path !== search) await page.goto(at(PLAIN, path));
      const { stops, covered } = await coveredByBars(page);
      expect(stops).toBeGreaterThan(20);
      expect.soft(covered, path).toEqual([]);
    }
  });

test('forced colours show what is selected', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { vehicle = '', search = '' } = samplePaths(PLAIN);
  const setPressed = (element: HTMLElement) => element.setAttribute('aria-pressed', 'true');
  const setCurrent = (element: HTMLElement) => element.setAttribute('aria-current', 'true');
  const check = (element: HTMLElement) => {
    const input = element.querySelector('input');
    if (input) input.checked = true;
  };
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const cases: [path: string, Locator, (element: HTMLElement) => void][] = [
    ['/', page.getByRole('group', { name: 'Condition' }).locator('label').nth(1), check],
    [search, filters.locator('.tiles button').nth(1), setPressed],
    [search, filters.locator('label').nth(1), check],
    [search, page.getByRole('button', { name: /^Fave / }).first(), setPressed],
    [search, page.getByRole('button', { name: /^Compare / }).first(), setPressed],
    [vehicle, page.getByRole('link', { name: 'Picture 2', exact: true }), setCurrent],
  ];
  let open = '';
  for (const [path, control, select] of cases) {
    if (path !== open) await page.goto(at(PLAIN, path));
    open = path;
    await control.scrollIntoViewIfNeeded();
    const before = await control.screenshot();
    await control.evaluate(select);
    expect.soft(before.equals(await control.screenshot()), `${path} ${control}`).toBe(false);
  }
});
