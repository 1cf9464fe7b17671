import type { Locator } from '@playwright/test';
import { countOf, expectEveryTitle, STOCK, titles, waitForLiveSearch } from './search-live.ts';
import { watchShifts } from './shifts.ts';
import { at, CONTRARY, expect, PLAIN, resultCards, test } from './site.ts';
import { walkByTab } from './tab-walk.ts';

/** Counts from now on how often one of the elements is removed from its place, even if it is inserted again. */
async function watchLeaving(elements: Locator): Promise<() => Promise<number>> {
  await elements.evaluateAll((all) => {
    let left = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        left += all.filter((element) => node.contains(element)).length;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { left: () => left });
  });
  return () => elements.page().evaluate(() => (window as unknown as { left: () => number }).left());
}

test('when the live search starts, nothing on the page moves, no card is replaced, and focus and pressed hearts are kept', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('harbourline', STOCK));
    const staticTitles = await titles(page);
    const tops = () =>
      resultCards(page).evaluateAll((all) => all.slice(0, 6).map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    const left = await watchLeaving(resultCards(page));
    const heart = resultCards(page)
      .nth(1)
      .getByRole('button', { name: /^Fave / });
    await heart.evaluate((button: HTMLElement) => button.click());
    const pressed = await heart.getAttribute('aria-pressed');
    const link = resultCards(page).first().getByRole('heading').getByRole('link');
    await link.evaluate((one) => one.focus({ preventScroll: true }));
    await waitForLiveSearch(page);
    await expect(link).toBeFocused();
    expect(await titles(page)).toEqual(staticTitles);
    expect(await tops()).toEqual(before);
    await expect(heart).toHaveAttribute('aria-pressed', pressed ?? '');
    expect(await left()).toBe(0);
    expect(await shifts(), `${width}`).toEqual([]);
  }

  await page.goto(at(CONTRARY, STOCK));
  await expect(page.getByRole('main').getByText('Freight anywhere in Australia')).toBeVisible();
  const left = await watchLeaving(page.locator('.results > li'));
  await waitForLiveSearch(page);
  expect(await left(), 'number of cards and promo tiles removed').toBe(0);
});

test('a search address with filters shows only matching vehicles, and nothing on the page moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(at('harbourline', `${STOCK}?refinementList[make][0]=Kia&refinementList[car_type][0]=used`));
  await waitForLiveSearch(page);
  await expectEveryTitle(page, /Kia/);
  expect(await shifts()).toEqual([]);
});

test('heading, page title and price line of a search follow its filters, also those of its address, and nothing on the page moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const heading = page.getByRole('heading', { level: 1 });
  const head = page.getByRole('main').locator('.list-head');
  await page.goto(at('harbourline', STOCK));
  const whole = (await head.getByRole('paragraph').textContent()) ?? '';
  expect(whole).toMatch(/^From \$[\d,]+ to \$[\d,]+, drive away\.$/);
  await page.goto(at('harbourline', `${STOCK}?refinementList[make][0]=Kia&refinementList[car_type][0]=used`));
  await waitForLiveSearch(page);
  await expect(heading).toHaveText(/^\d+ used Kias$/);
  await expect(page).toHaveTitle(/^Used Kia vehicles for sale/);
  await expect(head.getByRole('paragraph')).toHaveText(/^From \$[\d,]+ to \$[\d,]+, drive away\.$/);
  await expect(head.getByRole('paragraph')).not.toHaveText(whole);
  expect(await shifts()).toEqual([]);
  await page.getByRole('button', { name: 'Remove Kia', exact: true }).click();
  await expect(heading).toHaveText(/^\d+ used vehicles$/);
  await page.goto(at('harbourline', `${STOCK}?range[price]=:50000`));
  await waitForLiveSearch(page);
  await expect(heading).toHaveText(/^\d+ vehicles up to \$50,000$/);
  expect(await shifts()).toEqual([]);
});

test('the live search announces the number of results, and all its controls can be reached by keyboard', async ({
  page,
}) => {
  await page.goto(at('harbourline', STOCK));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.hover();
  await waitForLiveSearch(page);
  const used = filters.getByRole('checkbox', { name: /^Used/ });
  await used.focus();
  await page.keyboard.press('Space');
  await expect(used).toBeChecked();
  await expect.poll(() => new URL(page.url()).search).not.toBe('');
  // The address changes as soon as the filter is pressed, the count when the results arrive.
  await expect(async () => {
    const announced = page.getByRole('status').filter({ hasText: `${await countOf(page)} vehicles found` });
    await expect(announced).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const chip = page.getByRole('button', { name: /^Remove / });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page.locator('#results')).toBeFocused();
  const more = page.getByRole('link', { name: /^Show 17 more$/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(resultCards(page).nth(17).getByRole('heading').getByRole('link')).toBeFocused();

  await page.goto(at(PLAIN, `${STOCK}?query=CX-5`));
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(1);
  await walkByTab(page, '#search', 30);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SRC-01 the search page has the first 17 results, a link to the full list, and no control that needs a script', async ({
    page,
  }) => {
    await page.goto(at('harbourline', `${STOCK}?refinementList[make][0]=Mazda`));
    await expect(resultCards(page)).toHaveCount(17);
    const results = page.getByRole('region', { name: /vehicles$/ });
    await expect(results.getByText(/Filters in a link are not applied here\./)).toBeVisible();
    await expect(results.getByRole('link', { name: 'full list', exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Show \d+ more$/ })).toHaveCount(0);
  });
});

test('ROU-22 the list of a model whose last vehicle is sold stays, says so, offers other vehicles and is not indexed', async ({
  page,
}) => {
  const response = await page.goto(at(PLAIN, '/search/mazda/cx-8/'));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mazda CX-8');
  await expect(page.getByText('We have none in stock at the moment.')).toBeVisible();
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const browse = page.getByRole('region', { name: 'Browse by body type' });
  await browse.getByRole('link', { name: /SUV/ }).click();
  await expect(page).toHaveURL(at(PLAIN, '/search/suv/'));
  await expect(resultCards(page).first()).toBeVisible();
});
