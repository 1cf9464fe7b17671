import { type Locator, type Page, test as plain } from '@playwright/test';
import { gallery, open, tab } from './gallery-site.ts';
import { expectEveryTitle, STOCK, waitForLiveSearch } from './search-live.ts';
import { at, expect, resultCards, test } from './site.ts';

/** Delays requests whose address matches until the returned function is called. */
async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, (route) => promise.then(() => route.continue()));
  return resolve;
}
/** Presses a busy control without waiting until it is enabled, as a shopper does. */
async function pressAgain(control: Locator): Promise<void> {
  await control.click({ force: true });
  await expect(control).toBeFocused();
}
/** All scripts except the small one that holds presses until the others have loaded. */
const MODULES = /\/_astro\/(?!held-presses)[^/]*\.js$/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('CAR-04 presses on a heart and on Filter before their script has loaded count once, and a repeated press does not lose the focus', async ({
    page,
  }) => {
    const release = await holdScripts(page, MODULES);
    await page.goto(at('harbourline', STOCK), { waitUntil: 'commit' });
    const heart = resultCards(page)
      .first()
      .getByRole('button', { name: /^Fave / });
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    await expect(async () => {
      await heart.click();
      await expect(heart).toHaveAttribute('aria-busy', 'true', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await pressAgain(heart);
    await heart.press('Enter');
    await page.locator('#filter-open').click();
    await expect(page.locator('#filter-open')).toHaveAttribute('aria-busy', 'true');
    await pressAgain(page.locator('#filter-open'));
    await expect(drawer).toBeHidden();
    release();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close filters' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy');
    await expect(page.locator('#filter-open')).not.toHaveAttribute('aria-busy');
  });

  test('GAL-05 VDP-40 presses on a gallery tab and on Enquire Now before their script has loaded count once', async ({
    page,
  }) => {
    const release = await holdScripts(page, MODULES);
    const opened = open(page, 'Cerato');
    const images = tab(page, 'Images');
    await expect(async () => {
      await images.click();
      await expect(images).toHaveAttribute('aria-busy', 'true', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    const enquire = page.getByRole('main').getByText('Enquire Now').filter({ visible: true }).first();
    await enquire.click();
    await pressAgain(enquire);
    release();
    await opened;
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(gallery(page).locator('[role="tab"][aria-selected="true"]')).toHaveText('Images');
    await expect(images).not.toHaveAttribute('aria-busy');
  });
});

test('a filter pressed before the live search runs looks chosen and is applied once it runs; a second press takes the choice back', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/_astro\/load\.[^/]*\.js$/);
  await page.goto(at('harbourline', STOCK));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const address = page.url();
  const entries = await page.evaluate(() => history.length);
  const mazda = filters.getByRole('link', { name: /^Mazda/ });
  const toyota = filters.getByRole('link', { name: /^Toyota/ });
  await toyota.click();
  await toyota.click();
  await expect(toyota).not.toHaveAttribute('aria-current');
  await mazda.click();
  await expect(mazda).toHaveAttribute('aria-current', 'true');
  expect(page.url()).toBe(address);
  release();
  await waitForLiveSearch(page);
  await expect(filters.getByRole('checkbox', { name: /^Mazda/ })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: /^Mazda/ })).toBeFocused();
  await expect(filters.getByRole('checkbox', { name: /^Toyota/ })).not.toBeChecked();
  await expectEveryTitle(page, /Mazda/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

// The failure is logged, so this uses the test function that does not check the console.
plain(
  'if a filter is pressed and the live search then fails to load, the browser follows the filter’s link',
  async ({ page }) => {
    const { promise, resolve: fail } = Promise.withResolvers<void>();
    await page.route(/\/_astro\/load\.[^/]*\.js$/, (route) => promise.then(() => route.abort()));
    await page.goto(at('harbourline', STOCK));
    const mazda = page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Mazda/ });
    const target = await mazda.getAttribute('href');
    await mazda.click();
    await expect(mazda).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expectEveryTitle(page, /Mazda/);
  },
);

for (const [path, part] of [
  [STOCK, 'link'],
  // On this page, makes are no links, because they have no pages of their own.
  ['/search/used-cars/', 'listitem'],
] as const)
  test(`on ${path}, a filter pressed while the search index loads looks chosen at once and is applied when the index has loaded`, async ({
    page,
  }) => {
    const release = await holdScripts(page, /\/search-index\//);
    await page.goto(at('harbourline', path));
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const asked = page.waitForRequest(/\/search-index\//);
    await filters.hover();
    await asked;
    const mazda = filters.getByRole(part).filter({ hasText: /^\s*Mazda/ });
    await mazda.getByText('Mazda', { exact: true }).click();
    await expect(filters.locator('[aria-current="true"]').filter({ hasText: 'Mazda' })).toBeVisible();
    release();
    await waitForLiveSearch(page);
    await expectEveryTitle(page, /Mazda/);
    await expect(filters.getByRole('checkbox', { name: /^Mazda/ })).toBeChecked();
  });

test('on a dealership’s stock page, a filter pressed while the search index loads is checked at once and applied when the index has loaded', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/search-index\//);
  await page.goto(at('harbourline', '/locations/newstead/stock'));
  const count = page.getByRole('main').getByRole('status');
  const before = await count.innerText();
  const used = page.getByRole('checkbox', { name: /^Used/ });
  await used.check();
  await expect(used).toBeChecked();
  await expect(page.getByRole('main').locator('.cards[aria-busy="true"]')).toBeVisible();
  await page.getByLabel('Price up to').selectOption('$40,000');
  expect(await count.innerText()).toBe(before);
  release();
  await expect(count).not.toHaveText(before);
  await expect(page).toHaveURL(/car_type.*40000/);
});
