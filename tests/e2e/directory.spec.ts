import { type Page, test as plain } from '@playwright/test';
import { isOnSale, stockOf } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const words = (page: Page) => page.getByRole('searchbox', { name: 'Make or model' });
const directory = (page: Page) => page.getByRole('region', { name: 'Makes and models' });
const rows = (page: Page) => directory(page).getByRole('listitem');

test.describe('the directory of makes and models', () => {
  test.beforeEach(({ page }) => page.goto(at('harbourline', '/models')));

  test('SRC-47 API-11 can be searched by words, make, model and body type, and links each model to the search page of its vehicles', async ({
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
    const model = page.getByLabel('Model', { exact: true });
    await model.selectOption('CX-5');
    await expect(rows(page)).toHaveText([/Mazda\s+CX-5\s+\d+/]);
    await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
    await expect(model).toHaveValue('');
    await model.selectOption('HiLux');
    await expect(rows(page)).toHaveText([/Toyota\s+HiLux\s+\d+/]);
    await page.getByLabel('Make', { exact: true }).selectOption('Mazda');
    await page.getByLabel('Body type', { exact: true }).selectOption('Ute');
    await expect(rows(page)).toHaveText([/Mazda\s+BT-50\s+\d+/]);
    await rows(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/search\/mazda\/bt-50\/$/);
  });

  test('SRC-47 API-12 shows 21 models per page, and “Next” shows the following ones', async ({ page }) => {
    await page.getByLabel('Body type', { exact: true }).selectOption('SUV');
    await expect(rows(page)).toHaveCount(21);
    const first = await rows(page).allTextContents();
    await expect(directory(page).getByRole('button', { name: 'Previous' })).toBeHidden();
    await directory(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/Page 2 of/)).toBeVisible();
    await expect.poll(() => rows(page).allTextContents()).not.toEqual(first);
    await expect(directory(page).getByRole('button', { name: 'Previous' })).toBeVisible();
  });

  test('says if no model is found, offers to clear the filters, and shows all makes again once words and filters are cleared', async ({
    page,
  }) => {
    await words(page).fill('zzzzzz');
    await expect(status(page)).toHaveText('No models found. Try fewer words.');
    await expect(directory(page).getByRole('heading', { name: /^Toyota/ })).toBeHidden();
    const clear = directory(page).getByRole('button', { name: 'Clear filters' });
    await expect(clear).toBeHidden();
    await page.getByLabel('Body type', { exact: true }).selectOption('Ute');
    await expect(status(page)).toHaveText('No models found. Try fewer words, or clear the filters.');
    await words(page).fill('corolla');
    await expect(status(page)).toHaveText('No models found. Try fewer words, or clear the filters.');
    await clear.click();
    await expect(rows(page)).toHaveText([/Toyota\s+Corolla\s+\d+/]);
    await expect(status(page)).toBeFocused();
    await expect(clear).toBeHidden();
    await words(page).fill('');
    await expect(directory(page).getByRole('heading', { name: /^Toyota/ })).toBeVisible();
    await expect(status(page)).toHaveText('');
    await page.goto(
      at('harbourline', '/models?refinementList[make][0]=mazda&refinementList[simple_body][0]=peopleMover'),
    );
    await expect(status(page)).toHaveText('No models found with these filters.');
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Mazda');
    await expect(clear).toBeVisible();
  });
});

test('ROU-30 /models?body={body} shows only models of that body type', async ({ page }) => {
  await page.goto(at('harbourline', '/models?body=people-mover'));
  await expect(page.getByLabel('Body type', { exact: true })).toHaveValue('peopleMover');
  await expect(rows(page).filter({ hasText: /Kia\s+Carnival/ })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Corolla' })).toBeHidden();
});

test('SRC-47 the address of the directory has words, make and model: a reload keeps them, and Back undoes them one by one', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/models?utm_source=mail'));
  await page.getByLabel('Make', { exact: true }).selectOption('Mazda');
  await expect(status(page)).toHaveText(/^\d+ models$/);
  const mazdas = (await status(page).textContent()) ?? '';
  await page.getByLabel('Model', { exact: true }).selectOption('BT-50');
  await expect(rows(page)).toHaveText([/Mazda\s+BT-50/]);
  await words(page).fill('bt');
  await expect(page).toHaveURL(/query=bt&.*\[make\]\[0\]=Mazda&.*\[model\]\[0\]=BT-50$/);
  await page.reload();
  await expect(rows(page)).toHaveText([/Mazda\s+BT-50/]);
  await expect(words(page)).toHaveValue('bt');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('BT-50');
  await page.goBack();
  await expect(words(page)).toHaveValue('');
  await page.goBack();
  await expect(status(page)).toHaveText(mazdas);
  await page.goBack();
  await expect(page).toHaveURL(at('harbourline', '/models?utm_source=mail'));
  await expect(status(page)).toHaveText('');
});

test('SRC-47 make and body type in the directory’s address are kept by a reload and shown in another tab, beside other parameters of the address', async ({
  page,
  context,
}) => {
  await page.goto(at('harbourline', '/models?utm_source=mail'));
  await page.getByLabel('Make', { exact: true }).selectOption('Mazda');
  await expect(status(page)).toHaveText(/^\d+ models$/);
  await page.getByLabel('Body type', { exact: true }).selectOption('Ute');
  await expect(rows(page)).toHaveText([/Mazda\s+BT-50/]);
  await expect(page).toHaveURL(
    /\/models\?utm_source=mail&refinementList\[make\]\[0\]=Mazda&refinementList\[simple_body\]\[0\]=ute$/,
  );

  await page.reload();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await expect(rows(tab)).toHaveText([/Mazda\s+BT-50/]);
    await expect(tab.getByLabel('Make', { exact: true })).toHaveValue('Mazda');
    await expect(tab.getByLabel('Body type', { exact: true })).toHaveValue('ute');
  }
});

test('SRC-47 in the directory, Back undoes the last choice and discards words that were not searched for yet', async ({
  page,
}) => {
  const make = page.getByLabel('Make', { exact: true });
  const body = page.getByLabel('Body type', { exact: true });
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto(at('harbourline', '/models?utm_source=mail'));
  await make.selectOption('Mazda');
  await expect(status(page)).toHaveText(/^\d+ models$/);
  const mazdas = (await status(page).textContent()) ?? '';
  await body.selectOption('Ute');
  await expect(rows(page)).toHaveText([/Mazda\s+BT-50/]);
  await page.goBack();
  await expect(status(page)).toHaveText(mazdas);
  await expect(make).toHaveValue('Mazda');
  await expect(body).toHaveValue('');
  // The clock is paused, so that Back is pressed before the search for these words starts.
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  await words(page).fill('corolla');
  await page.goBack();
  await expect(make).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(words(page)).toHaveValue('');
  await expect(page).toHaveURL(at('harbourline', '/models?utm_source=mail'));
  await expect(directory(page).getByRole('heading', { name: /^Toyota/ })).toBeVisible();
  await expect(status(page)).toHaveText('');
});

test('SRC-47 API-12 each page of the directory has its own address, which a reload and Back restore', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/models?refinementList[simple_body][0]=suv'));
  await expect(rows(page)).toHaveCount(21);
  const first = await rows(page).allTextContents();
  await directory(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => rows(page).allTextContents()).not.toEqual(first);
  const second = await rows(page).allTextContents();
  await page.reload();
  await expect(rows(page)).toHaveText(second);
  await page.goBack();
  await expect(rows(page)).toHaveText(first);
});

test('ROU-30 choosing another body type replaces the one in the address /models?body={body}', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/models?body=people-mover'));
  await expect(rows(page).filter({ hasText: /Kia\s+Carnival/ })).toBeVisible();
  await page.getByLabel('Body type', { exact: true }).selectOption('Ute');
  await expect(page).not.toHaveURL(/people-mover/);
  await page.reload();
  await expect(page.getByLabel('Body type', { exact: true })).toHaveValue('ute');
  await page.goBack();
  await expect(page.getByLabel('Body type', { exact: true })).toHaveValue('peopleMover');
});

plain(
  'if the search of the directory fails, a message says so and all makes and models stay visible below it',
  async ({ page }) => {
    await page.goto(at('harbourline', '/models'));
    await page.route('**/search-index/**', (route) => route.abort());
    await words(page).fill('corolla');
    await expect(status(page)).toHaveText('Search is unavailable right now. Please try again later.');
    await expect(directory(page).getByRole('heading', { name: /^Toyota/ })).toBeVisible();
  },
);
