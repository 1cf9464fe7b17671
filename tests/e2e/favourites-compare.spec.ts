import { test as anyTest, type Page } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { savedList } from './saved-list.ts';
import { STOCK } from './search-live.ts';
import { at, CONTRARY, cardOf, expect, PLAIN, test } from './site.ts';

const toggle = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: `Compare ${title}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const view = (page: Page) => page.getByRole('dialog', { name: 'Compare' });
const choose = async (page: Page, ...titles: string[]) => {
  for (const title of titles) await toggle(page, title).click();
};

test('WAT-08 two vehicles chosen on their cards are shown side by side with their differences', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  await choose(page, '2023 Mazda CX-5');
  await expect(toggle(page, '2023 Mazda CX-5')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toContainText('Choose one more to compare.');
  await choose(page, '2023 Mazda CX-90');
  await bar(page).getByRole('button', { name: 'Compare 2 cars' }).click();

  const table = view(page).getByRole('table', { name: '2 vehicles side by side' });
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(table.getByRole('columnheader')).toHaveText([
    '2023 Mazda CX-5 Maxx Sport KF',
    '2023 Mazda CX-90',
  ]);
  await expect(table.getByRole('cell').getByRole('link')).toHaveText(['2023 Mazda CX-5', '2023 Mazda CX-90']);
  await expect(table.getByRole('article').first()).toContainText('Maxx Sport · KF');
  await expect(table.getByRole('columnheader').locator('article, h3')).toHaveCount(0);
  await expect(row('Condition').getByRole('cell')).toHaveText(['Used', 'New']);
  await expect(row('Condition').getByRole('rowheader')).toHaveText('ConditionDiffers');
  await expect(row('Odometer').getByRole('cell')).toHaveText(['24,180 kms', 'Not stated']);
  await expect(row('Fuel').getByRole('cell')).toHaveText(['Petrol', 'Petrol']);
  await expect(row('Fuel').getByRole('rowheader')).toHaveText('Fuel');
  expect(await axeViolations(page, { bestPractices: true })).toEqual([]);

  await table.getByRole('link', { name: '2023 Mazda CX-90' }).click();
  await expect(page).toHaveURL(at(PLAIN, fixturePath(PLAIN, 'CX-90')));
});

test('WAT-08 the vehicles chosen for comparison are kept between pages, are at most four, and can be removed one by one or all at once', async ({
  page,
}) => {
  const titles = ['CX-5', 'CX-3', 'BT-50', '3'].map((model) => `2023 Mazda ${model}`);
  await page.goto(at(PLAIN, STOCK));
  await choose(page, ...titles);
  await choose(page, '2023 Kia Sorento');
  await expect(page.getByText('You can compare up to 4 vehicles. Remove one first.')).toBeVisible();
  await expect(toggle(page, '2023 Kia Sorento')).toHaveAttribute('aria-pressed', 'false');
  await page.goto(at(PLAIN));
  await bar(page).getByRole('button', { name: 'Compare 4 cars' }).click();
  await view(page).getByRole('button', { name: 'Remove 2023 Mazda CX-3' }).click();
  await expect(view(page).getByRole('columnheader')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Compare 3 cars' })).toBeFocused();
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await savedList(page, 'compare')).toEqual([]);
});

test('WAT-08 there is no comparison if the dealer switches it off', async ({ page }) => {
  await page.goto(at(CONTRARY, STOCK));
  await expect(cardOf(page, '2023 Mazda CX-3').getByRole('button', { name: /^Fave/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Compare/ })).toHaveCount(0);
});

test('the comparison shows the same price as the card, or the card’s text if a vehicle has no price', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  await choose(page, '2023 Kia Sorento', '2023 Mazda CX-80', '2023 Mazda 6');
  await bar(page).getByRole('button', { name: 'Compare 3 cars' }).click();
  const price = view(page)
    .getByRole('row')
    .filter({ hasText: /^Price(?! type)/ });
  await expect(price.getByRole('cell')).toHaveText(['$38,000', 'PREORDER', 'Enquire for price.']);
});

test('on a phone the comparison fills the screen and scrolls horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at(PLAIN, STOCK));
  await choose(page, '2023 Mazda CX-5', '2023 Mazda CX-3', '2023 Mazda BT-50', '2023 Mazda 3');
  await bar(page).getByRole('button', { name: 'Compare 4 cars' }).click();
  await expect.poll(() => view(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  const table = view(page).getByRole('region', { name: 'Vehicles' });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await table.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the comparison also shows facts from the search index, such as body and year', async ({ page }) => {
  await page.goto(at(PLAIN, STOCK));
  await choose(page, '2023 Mazda BT-50', '2023 Mazda CX-3');
  await bar(page).getByRole('button', { name: 'Compare 2 cars' }).click();
  const row = (name: string) =>
    view(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Body').getByRole('cell')).toHaveText(['Ute', 'SUV']);
  await expect(row('Year').getByRole('cell')).toHaveText(['2023', '2023']);
  await expect(row('Year').getByRole('rowheader')).toHaveText('Year');
});

// Requests fail on purpose, so errors in the console are allowed.
anyTest(
  'the comparison shows the saved facts while the search fails, and adds further facts when the search works again',
  async ({ page }) => {
    const lines = () => view(page).locator('tbody').getByRole('row').allInnerTexts();
    const opened = async () => {
      await bar(page).getByRole('button', { name: 'Compare 3 cars' }).click();
      await expect(view(page).getByRole('table')).toBeVisible();
    };
    await page.goto(at(PLAIN, STOCK));
    await choose(page, '2023 Kia Sorento', '2023 Mazda CX-5', '2023 Mazda CX-80');
    await page.route('**/search-index/**', (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.text().includes('as they were saved'));
    await page.goto(at(PLAIN));
    await opened();
    await warned;
    const staticLines = await lines();
    expect(staticLines.length).toBeGreaterThan(5);
    expect(staticLines.join()).not.toContain('Year');

    await page.unroute('**/search-index/**');
    await page.reload();
    await opened();
    await expect(view(page).getByRole('rowheader', { name: 'Year' })).toBeVisible();
    expect((await lines()).slice(0, staticLines.length)).toEqual(staticLines);
  },
);
