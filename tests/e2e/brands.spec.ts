import { answer, CONTRARY, ELSEWHERE } from '../support/hosts.ts';
import { answerDistantPictures } from './distant-pictures.ts';
import { at, expect, test } from './site.ts';

test.beforeEach(async ({ page }) => answerDistantPictures(page));

for (const width of [360, 1280])
  test(`ROU-33 ROU-34 ROU-35 at ${width} px, shoppers get from the home page to all brands, one brand, its models and the stock of one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('harbourline', '/'));
    await page.getByRole('link', { name: 'Our brands' }).click();
    await expect(page).toHaveURL(/\/brands$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Mazda \d+ in stock$/ }).click();
    await expect(page).toHaveURL(/\/brands\/mazda$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda');
    await expect(main.getByText('Bring the car you drive now')).toBeVisible();
    const few = await main.getByRole('heading', { level: 3 }).count();
    await main.getByRole('link', { name: 'All Mazda models' }).first().click();
    await expect(page).toHaveURL(/\/mazda\/overview$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda models');
    expect(await main.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(few);
    await main.getByRole('link', { name: 'BT-50', exact: true }).click();
    await expect(page).toHaveURL(/\/mazda-bt-50$/);
    await main.getByRole('link', { name: /^See \d+ in stock/ }).click();
    await expect(page).toHaveURL(/\/search\/mazda\/bt-50/);
  });

test('ROU-33 a dealer without brands has none of these pages; a brand that skips its page leads to its stock', async ({
  page,
}) => {
  for (const path of ['/brands', '/brands/mazda', '/mazda/overview'])
    expect((await answer(CONTRARY, path)).status, path).toBe(404);
  expect((await answer(ELSEWHERE, '/brands/kia')).status).toBe(404);
  await page.goto(at(ELSEWHERE, '/brands'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kia \d+ in stock$/ })
    .click();
  await expect(page).toHaveURL(/\/search\/kia/);
});

test('MOD-01 the page of all brands shows the figures of the dealer, or counts its locations and brands', async ({
  page,
}) => {
  const figures = page.getByRole('main').locator('.stats').getByRole('listitem');
  await page.goto(at(ELSEWHERE, '/brands'));
  await expect(figures).toHaveText([/^50\+\s*locations$/, /^40\+\s*brands$/, /^30\+\s*years$/]);
  await page.goto(at('harbourline', '/brands'));
  await expect(figures).toHaveText([/^6\s*locations$/, /^8\s*brands$/]);
});

test('MOD-04 the banner of brand logos leads from logos to the pages of the brands, on any page that has it', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/dealerships'));
  const banner = page.getByRole('region', { name: 'Sold new at our yards' });
  await expect(banner.getByRole('listitem')).toHaveCount(8);
  await expect(banner.getByRole('link', { name: 'Ford' }).locator('svg')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'GWM' })).toHaveText('GWM');
  await banner.getByRole('link', { name: 'Ford' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ford');
  await page.goto(at(ELSEWHERE, '/brands'));
  const logo = page.getByRole('region', { name: 'What we sell' }).getByRole('link', { name: 'Mazda' });
  await expect(logo.locator('img')).toHaveAttribute('src', 'https://brand.example/logo.svg');
});

test('the dropdowns of the header do not list a model that is coming soon and not in stock', async ({
  page,
}) => {
  await page.goto(at('redgum-kia', '/'));
  const head = page.getByRole('banner');
  for (const menu of await head.locator('summary').filter({ visible: true }).all()) {
    await menu.click();
    await expect(menu).toHaveJSProperty('parentElement.open', true);
    await expect(head.getByRole('link', { name: 'PV5' })).toHaveCount(0);
  }
  await head.getByRole('navigation', { name: 'Main' }).getByText('Models', { exact: true }).click();
  await expect(head.getByRole('link', { name: 'Sportage', exact: true }).first()).toBeVisible();
});

test('MOD-03 the overview shows a model’s own picture at 640 by 331 px, says what is coming, and leads to the page of each', async ({
  page,
}) => {
  await page.goto(at(ELSEWHERE, '/mazda/overview'));
  const models = page.getByRole('region', { name: 'The range' }).getByRole('listitem');
  const picture = models.filter({ hasText: 'CX-5' }).locator('img');
  await expect(picture).toHaveAttribute('width', '640');
  await expect(picture).toHaveAttribute('height', '331');
  const coming = models.filter({ hasText: 'Cosmo' });
  await expect(coming).toContainText('Coming soon');
  await expect(coming.getByRole('link')).toHaveAttribute('href', '/models/cosmo');
  await expect(models.filter({ hasText: 'Capella' })).toContainText('Ask us about it');
});
