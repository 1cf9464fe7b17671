import { axeViolations } from './axe.ts';
import { at, expect, test } from './site.ts';

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
