import type { Page } from '@playwright/test';
import { isOnSale, stockOf } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const words = (page: Page) => page.getByRole('searchbox', { name: 'Make or model' });
const directory = (page: Page) => page.getByRole('region', { name: 'Makes and models' });
const rows = (page: Page) => directory(page).getByRole('listitem');

test.describe('the directory of makes and models', () => {
  test.beforeEach(({ page }) => page.goto(at('harbourline', '/models')));

  test('SRC-47 API-11 is searched by words, make and body; a model leads to its own search', async ({
    page,
  }) => {
    await expect(directory(page).getByRole('heading', { name: /^Toyota/ })).toBeVisible();
    await words(page).fill('corola');
    await expect(rows(page)).toHaveText([/Toyota\s+Corolla\s+\d+/]);
    await expect(status(page)).toHaveText('1 model');
    await words(page).fill('');
    await page.getByLabel('Make', { exact: true }).selectOption('Mazda');
    const mazdas = new Set(
      stockOf('harbourline')
        .filter((car) => isOnSale(car) && car.make === 'Mazda')
        .map(({ model }) => model),
    );
    await expect(status(page)).toHaveText(`${mazdas.size} models`);
    await page.getByLabel('Body type', { exact: true }).selectOption('Ute');
    await expect(rows(page)).toHaveText([/Mazda\s+BT-50\s+\d+/]);
    await rows(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/search\/mazda\/bt-50\/$/);
  });

  test('SRC-47 API-12 shows 21 on a page', async ({ page }) => {
    await page.getByLabel('Body type', { exact: true }).selectOption('SUV');
    await expect(rows(page)).toHaveCount(21);
    const first = await rows(page).allTextContents();
    await expect(directory(page).getByRole('button', { name: 'Previous' })).toBeHidden();
    await directory(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/Page 2 of/)).toBeVisible();
    await expect.poll(() => rows(page).allTextContents()).not.toEqual(first);
    await expect(directory(page).getByRole('button', { name: 'Previous' })).toBeVisible();
  });

  test('shows every make again once nothing is asked for', async ({ page }) => {
    await words(page).fill('zzzzzz');
    await expect(status(page)).toHaveText('No model fits that. Try fewer words.');
    await expect(directory(page).getByRole('heading', { name: /^Toyota/ })).toBeHidden();
    await words(page).fill('');
    await expect(directory(page).getByRole('heading', { name: /^Toyota/ })).toBeVisible();
    await expect(status(page)).toHaveText('');
  });
});

test('ROU-30 /models?body={body} opens narrowed to the body', async ({ page }) => {
  await page.goto(at('harbourline', '/models?body=people-mover'));
  await expect(page.getByLabel('Body type', { exact: true })).toHaveValue('peopleMover');
  await expect(rows(page).filter({ hasText: /Kia\s+Carnival/ })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Corolla' })).toBeHidden();
});
