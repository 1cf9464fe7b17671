import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { DEMO_TENANTS, HOSTS } from '../support/hosts.ts';
import { expect, test } from './site.ts';

test('the start page of the demo server lists all dealers, and each site has its own name and accent colour', async ({
  page,
}) => {
  test.slow();
  const names = DEMO_TENANTS.map(
    (tenant) => (parse(readFileSync(`tenants/${tenant}/site.yaml`, 'utf8')) as { name: string }).name,
  );
  const list = `http://localhost:${HOSTS.demo.port}/`;
  await page.goto(list);
  await expect(page.getByRole('listitem').getByRole('link')).toHaveText(names);
  const accents: string[] = [];
  for (const name of names) {
    await page.goto(list);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('banner').getByRole('link', { name }).first()).toBeVisible();
    accents.push(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
    );
  }
  expect(new Set(accents).size).toBe(names.length);
});
