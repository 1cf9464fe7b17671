import { answer, ELSEWHERE } from '../support/hosts.ts';
import { answerDistantPictures } from './distant-pictures.ts';
import { at, expect, test } from './site.ts';

test.beforeEach(async ({ page }) => answerDistantPictures(page));

for (const width of [360, 1280])
  test(`ROU-31 at ${width} px, a shopper gets from the range to a model, its cheapest vehicle, its stock and an enquiry about it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('redgum-kia', '/'));
    const range = page.getByRole('region', { name: 'The range, drawn to scale' });
    await range.getByRole('link', { name: /Sportage/ }).click();
    await expect(page).toHaveURL(/\/sportage$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia Sportage');
    const model = page.getByRole('region', { name: 'Kia Sportage', exact: true });
    const cheapest = await model.getByRole('link', { name: /^From \$/ }).getAttribute('href');
    expect(cheapest).toMatch(/^\/cars\/\d{4}-kia-sportage-/);
    const stock = model.getByRole('link', { name: /^See \d+ in stock/ });
    const count = Number(/\d+/.exec((await stock.textContent()) ?? '')?.[0]);
    const versions = page.getByRole('region', { name: 'Versions in stock' }).getByRole('listitem');
    const counts = await versions.getByText(/^\d+ in stock$/).allTextContents();
    expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(count);
    await model.getByRole('link', { name: 'Ask about the Sportage' }).click();
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
      'I am interested in the Kia Sportage.',
    );
    await page.goBack();
    await stock.click();
    await expect(page).toHaveURL(/\/search\/kia\/sportage\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sportage');
  });

test('ROU-31 MOD-02 a model that is coming soon has a page that takes interest, and is in no menu', async ({
  page,
}) => {
  await page.goto(at('redgum-kia', '/pv5'));
  const model = page.getByRole('region', { name: 'Kia PV5', exact: true });
  await expect(model).toContainText('Coming soon');
  await expect(model.getByRole('link', { name: 'Register your interest' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'PV5' })).toHaveCount(0);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Sportage', exact: true }).first(),
  ).toHaveAttribute('href', '/sportage');
});

test('ROU-31 ROU-32 pages of models are below /models if the dealer says so; one with an address elsewhere has none', async ({
  page,
}) => {
  expect((await answer(ELSEWHERE, '/cx-5')).status).toBe(404);
  await page.goto(at(ELSEWHERE, '/models/cx-5'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda CX-5');
  expect((await answer('redgum-kia', '/tasman')).status).toBe(404);
  await page.goto(at('redgum-kia', '/sportage'));
  const others = page.getByRole('region', { name: 'Other Kia models' });
  await expect(others.getByRole('link', { name: 'Tasman' })).toHaveAttribute('href', '/search/kia/tasman');
  await expect(others.getByRole('link', { name: 'Seltos' })).toHaveAttribute('href', '/seltos');
});

test('MOD-03 a model’s page shows its picture at 640 by 331 px and thumbnails of the others in the shape of 250 by 120 px, no wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at(ELSEWHERE, '/models/capella'));
  const thumbnail = page.getByRole('region', { name: 'Other Mazda models' }).locator('.im').first();
  const { width = 0, height = 0 } = (await thumbnail.boundingBox()) ?? {};
  expect(Math.round((width / height) * 120)).toBe(250);
  expect(width).toBeLessThanOrEqual(250);
  await page.goto(at(ELSEWHERE, '/models/cx-5'));
  const picture = page.getByRole('region', { name: 'Mazda CX-5', exact: true }).locator('img');
  await expect(picture).toHaveAttribute('width', '640');
  await expect(picture).toHaveAttribute('height', '331');
});

test('ROU-30 the body of a model leads to the list of models, filtered by it', async ({ page }) => {
  await page.goto(at('redgum-kia', '/sportage'));
  await page.getByRole('list', { name: 'Body types' }).getByRole('link', { name: 'SUV' }).click();
  await expect(page).toHaveURL(/\/models\?/);
  await expect(page.getByRole('main').getByRole('link', { name: /Picanto/ })).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Seltos/ })
      .first(),
  ).toBeVisible();
});
