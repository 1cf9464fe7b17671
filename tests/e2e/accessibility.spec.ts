import AxeBuilder from '@axe-core/playwright';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { sampleKinds, samplePaths } from '../support/samples.ts';
import { at, CONTRARY, expect, test } from './site.ts';

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
