import type { Locator, Page } from '@playwright/test';
import { isOnSale, stockOf } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { recordCounts, recordedCounts } from './count-steps.ts';
import { resize } from './resize.ts';
import { countOf, waitForLiveSearch } from './search-live.ts';
import { at, expect, PLAIN, test } from './site.ts';

const box = (page: Page) => page.getByLabel('Make, model or stock number');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

test.describe('the search box of the home page', () => {
  test('suggests makes, models and vehicles with prices while typing', async ({ page }) => {
    await page.goto(at(PLAIN));
    await box(page).fill('maz');
    await expect(option(page, /^Mazda \d+ in stock$/)).toBeVisible();
    await expect(option(page, /^Mazda \S+.* in stock$/).first()).toBeVisible();
    await expect(list(page).getByRole('group', { name: 'Vehicles' }).getByRole('option').first()).toHaveText(
      /^\d{4} Mazda .*\$[\d,]+$/,
    );
    await box(page).fill('sorrento');
    await option(page, /^Kia Sorento \d+ in stock$/).click();
    await expect(page).toHaveURL(/\/search\/kia\/sorento\/$/);
  });

  test('works by keyboard: arrows choose a suggestion, Enter opens it, Escape closes the list', async ({
    page,
  }) => {
    await page.goto(at(PLAIN));
    await box(page).pressSequentially('sorento');
    const combobox = page.getByRole('combobox', { name: 'Make, model or stock number' });
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await expect(list(page).getByRole('option').first()).toHaveText(/^Kia Sorento/);
    await combobox.press('Escape');
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
    await expect(combobox).toHaveValue('sorento');
    await combobox.press('ArrowDown');
    const first = list(page).getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await combobox.press('ArrowUp');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await combobox.press('ArrowDown');
    await combobox.press('Enter');
    await expect(page).toHaveURL(/\/search\/kia\/sorento\/$/);
  });

  test('keeps the chosen suggestion when later suggestions arrive', async ({ page }) => {
    await page.clock.install();
    await page.goto(at(PLAIN));
    const combobox = page.getByRole('combobox', { name: 'Make, model or stock number' });
    await box(page).fill('sor');
    await expect(combobox).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const model = option(page, /^Kia Sorento \d+ in stock$/);
    await expect(model).toBeVisible();
    await combobox.press('e');
    const place = await model.evaluate((element) =>
      [...document.querySelectorAll('[role=option]')].indexOf(element),
    );
    for (let press = 0; press <= place; press++) await combobox.press('ArrowDown');
    await expect(model).toHaveAttribute('aria-selected', 'true');
    await model.evaluate((element) => element.setAttribute('data-before', ''));
    await page.clock.runFor(1000);
    await expect(page.locator('[data-before]')).toHaveCount(0);
    await expect(model).toHaveAttribute('aria-selected', 'true');
    await combobox.press('Enter');
    await expect(page).toHaveURL(/\/search\/kia\/sorento\/$/);
  });

  test('Enter without a chosen suggestion searches for the words, with the other fields of the form', async ({
    page,
  }) => {
    await page.goto(at(PLAIN));
    await page.getByRole('radio', { name: 'Used' }).check({ force: true });
    await box(page).fill('sorento');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/used-cars\/\?query=sorento$/);
  });

  test('loads the search only on focus or hover', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(at(PLAIN), { waitUntil: 'networkidle' });
    expect(requested.filter((path) => path.includes('search-index') || path.includes('worker'))).toEqual([]);
    await box(page).focus();
    await expect.poll(() => requested.some((path) => path === '/search-index/manifest.json')).toBe(true);
  });

  test('axe finds no violations while the list of suggestions is open, on a phone and on a desktop', async ({
    page,
  }) => {
    // Without animation, since the button's text would count up while its accessible name already has the final number.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(at(PLAIN));
    for (const width of [1280, 360]) {
      await resize(page, width, 800);
      await box(page).fill('');
      await box(page).fill('maz');
      await expect(list(page).getByRole('option').first()).toBeVisible();
      expect(await axeViolations(page, { bestPractices: true })).toEqual([]);
    }
  });
});

test('SRC-13 SRC-15 the number in the home page’s “Show Me” button counts up or down to the number of matching vehicles within one second, and the button keeps its width', async ({
  page,
}) => {
  const count = (...conditions: ((car: ReturnType<typeof stockOf>[number]) => boolean)[]) =>
    stockOf('harbourline').filter((car) => isOnSale(car) && conditions.every((holds) => holds(car))).length;
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto(at('harbourline'));
  const finder = page.getByRole('region', { name: 'Search our stock' });
  const show = finder.getByRole('button', { name: /^Show Me/ });
  await expect(show).toHaveText(`Show Me ${count()} vehicles`);
  const width = async () => (await show.boundingBox())?.width;
  const first = await width();
  // The first use loads the index.
  await finder.getByLabel('Make', { exact: true }).focus();
  await expect(show).toHaveAttribute('aria-busy', 'false');
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  await recordCounts(show);
  await finder.getByLabel('Make', { exact: true }).selectOption('Toyota');
  await finder.getByLabel('Body type', { exact: true }).selectOption('suv');
  const suvs = count(
    ({ make }) => make === 'Toyota',
    ({ simple_body }) => simple_body === 'suv',
  );
  await expect(show).toHaveAccessibleName(`Show Me ${suvs} vehicles`);
  for (let passed = 0; passed < 500; passed += 50) await page.clock.runFor(50);
  await expect(show).not.toHaveText(`Show Me ${suvs} vehicles`);
  expect(await width()).toBe(first);
  for (let passed = 0; passed < 500; passed += 50) await page.clock.runFor(50);
  await expect(show).toHaveText(`Show Me ${suvs} vehicles`);
  expect((await recordedCounts(page)).length).toBeGreaterThan(5);
  expect(await width()).toBe(first);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finder.getByLabel('Price up to').selectOption('$40,000');
  const cheap = count(
    ({ make }) => make === 'Toyota',
    ({ simple_body }) => simple_body === 'suv',
    ({ price }) => price !== null && price <= 40_000,
  );
  await expect(show).toHaveText(`Show Me ${cheap} vehicles`);
  await page.clock.resume();
  await show.click();
  await waitForLiveSearch(page);
  expect(await countOf(page)).toBe(cheap);

  await page.goBack();
  await expect(finder.getByLabel('Make', { exact: true })).toHaveValue('Toyota');
  await expect(show).toHaveText(`Show Me ${cheap} vehicles`);
});

test('on the home page the search field fills its row if the dealer sells only one condition, a card’s two buttons are equally wide, and locations are three to a row', async ({
  page,
}) => {
  const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  await page.goto(at(PLAIN));
  // A dealer with one condition has no choice of conditions beside the field.
  const finder = page.getByRole('region', { name: 'Search our stock' });
  await finder.getByRole('group', { name: 'Condition' }).evaluate((group) => group.remove());
  expect(await width(box(page))).toBeGreaterThan(0.9 * (await width(finder.locator('form'))));
  await page.goto(at('cinder-road'));
  const card = page.getByRole('article').first();
  const buttons = card.getByRole('link', { name: /^(Book a Test (Drive|Ride)|Reserve Now)/ });
  await expect(buttons).toHaveCount(2);
  expect(await width(buttons.first())).toBeCloseTo(await width(buttons.last()), 0);
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(at(PLAIN));
  const yards = page.getByRole('region', { name: 'Our locations' }).getByRole('article');
  await expect(yards).toHaveCount(3);
  // As many again: only a dealer with six has a second row.
  await yards.evaluateAll((all) => {
    for (const yard of all) yard.parentElement?.append(yard.cloneNode(true));
  });
  await expect(yards).toHaveCount(6);
  const rows = await yards.evaluateAll((all) => all.map((yard) => yard.getBoundingClientRect().top));
  expect(rows.filter((top) => top === rows[0])).toHaveLength(3);
});

test('SRC-13 the home page’s “Show Me” button also follows a choice made without mouse and keyboard, such as by voice', async ({
  page,
}) => {
  await page.goto(at('harbourline'));
  const finder = page.getByRole('region', { name: 'Search our stock' });
  await finder.getByLabel('Make', { exact: true }).evaluate((select: HTMLSelectElement) => {
    select.value = 'Mazda';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const mazdas = stockOf('harbourline').filter((car) => isOnSale(car) && car.make === 'Mazda').length;
  await expect(finder.getByRole('button', { name: /^Show Me/ })).toHaveAccessibleName(
    `Show Me ${mazdas} vehicles`,
  );
});
