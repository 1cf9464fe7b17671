import type { Page } from '@playwright/test';
import { at, expect, LATER, PLAIN, test } from './site.ts';

/** The headings of the second level, from the top. */
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('ROU-01 a dealer who lists no sections has all of them in the usual order', async ({ page }) => {
  await page.goto(at('harbourline'));
  await expect(headings(page)).toHaveText([
    'Latest offers',
    'Book a service',
    'Sell your car',
    'Latest in stock',
    'Shop by body type',
    'Popular makes',
    'Find cars for your budget',
    'Latest offers',
    'Why Harbourline Motor Group?',
    'Due for a service?',
    'Our locations',
    'Reviews',
  ]);
});

test('ROU-01 a dealer’s home page has the sections that the dealer lists, in that order and with the dealer’s headings', async ({
  page,
}) => {
  await page.goto(at(LATER));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const listed = ['Come and see us', 'Makes that we know', 'Fresh in the yard'];
  await expect(headings(page)).toHaveText(listed);
  for (const name of listed) await expect(main.getByRole('region', { name })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Search our stock' })).toHaveCount(0);
  await page.goto(at(PLAIN));
  await expect(main.getByRole('region', { name: 'Search our stock' })).toBeVisible();
});
