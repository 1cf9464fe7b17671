import { DEMO_TENANTS } from '../support/hosts.ts';
import { sampleKinds, samplePaths } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { at, CONTRARY, expect, test } from './site.ts';

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
        found.push(...(await axeViolations(page)).map((violation) => `at ${width}: ${violation}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test('axe finds nothing in an open menu, drawer and holiday dialog', async ({ page }) => {
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
