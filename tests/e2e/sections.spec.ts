import type { Locator, Page } from '@playwright/test';
import { ELSEWHERE } from '../support/hosts.ts';
import { facetOf, waitForLiveFilters } from './live-filters.ts';
import { countOf, STOCK } from './search-live.ts';
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
const sheets = (page: Page) => page.locator('head link[rel=stylesheet]:not([media=print])');

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

const region = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Answers for the other hosts of `ELSEWHERE`, on which its pictures are. */
const answerPictures = (page: Page) =>
  page.route('https://*.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml' }));

/** Expects these parts of a page to stand below each other. */
async function expectOrder(...parts: readonly Locator[]): Promise<void> {
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? Number.NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}

test('SRC-48 CON-05 a search page has the sections that the dealer lists below its results, whose filters still work', async ({
  page,
}) => {
  await answerPictures(page);
  await page.goto(at(ELSEWHERE, STOCK));
  const parts = [
    title(page),
    region(page, /^\d+ cars$/),
    region(page, 'Why Buy From Us?'),
    region(page, 'Narrow it down'),
    region(page, 'Time for a check-up?'),
  ];
  await expectOrder(...parts);
  await waitForLiveFilters(page);
  const all = await countOf(page);
  await facetOf(page, 'Make').getByRole('checkbox', { name: /^Kia/ }).check();
  await expect(page).toHaveURL(/refinementList\[make\]\[0\]=Kia/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await expectOrder(...parts);
});

test('SRC-46 SRC-47 CAL-08 the other lists of vehicles have the sections that the dealer lists, above the heading, too', async ({
  page,
}) => {
  await answerPictures(page);
  await page.goto(at(ELSEWHERE, '/locations/alder-bay/stock'));
  const results = region(page, 'Results');
  await expectOrder(
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    region(page, 'Time for a check-up?'),
    title(page),
    results,
    region(page, 'Fresh in the yards'),
  );
  await expect(region(page, /^Browse/)).toHaveCount(0);
  const cards = results.getByRole('article');
  const all = await cards.count();
  await page.getByRole('searchbox').fill('mazda');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.goto(at(ELSEWHERE, '/models'));
  await expectOrder(title(page), region(page, 'Makes and models'), region(page, 'Come and see us'));
  await page.goto(at(ELSEWHERE, '/budget-finder'));
  await expectOrder(title(page), region(page, 'Why Buy From Us?'));
});
