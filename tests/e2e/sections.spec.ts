import type { Page } from '@playwright/test';
import { at, expect, LATER, PLAIN, test } from './site.ts';

/** The headings of the second level, from the top. */
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('ROU-01 a dealer who lists no sections has all that have something to show, in the usual order', async ({
  page,
}) => {
  await page.goto(at(PLAIN));
  await expect(headings(page)).toHaveText([
    'In stock now',
    'Book a service',
    'Sell your car',
    'Just arrived',
    'Shop by body type',
    'Popular makes',
    'Find cars for your budget',
    'Due for a service?',
    'Our locations',
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

/** Style sheets that the page waits for before it is drawn. */
const sheets = (page: Page) => page.locator('head link[rel=stylesheet]');

test('pages of yards, texts and forms have the sections that the dealer lists', async ({ page }) => {
  const pages = [
    ['/locations/alder-bay', 'Alder Bay', ['Fresh in the yard', 'Our other yards']],
    ['/how-we-began', 'How we began', ['Where it led']],
    ['/contact', 'Contact us', ['Rather come by?']],
  ] as const;
  for (const [path, title, last] of pages) {
    await page.goto(at(LATER, path));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    const texts = await headings(page).allTextContents();
    expect(texts.slice(-last.length).map((text) => text.trim())).toEqual(last);
    await expect(page.getByRole('main').getByText('Where to next')).toHaveCount(0);
  }
});

test('a section that is unusual for its kind of page has its styles there, without a further style sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const card = page.getByRole('region', { name: 'Fresh in the yard' }).getByRole('article').first();
  const widthAt = async (path: string) => {
    await page.goto(at(LATER, path));
    await expect(card).toBeVisible();
    return (await card.boundingBox())?.width;
  };
  const usual = await widthAt('/');
  await expect(sheets(page)).toHaveCount(2);
  expect(await widthAt('/locations/alder-bay')).toBe(usual);
  await expect(sheets(page)).toHaveCount(2);
  const own = await sheets(page).last().getAttribute('href');
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  await expect(sheets(page)).toHaveCount(2);
  await expect(sheets(page).last()).not.toHaveAttribute('href', own ?? '');
});
