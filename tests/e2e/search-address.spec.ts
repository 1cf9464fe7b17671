import { NETWORKED, PLAIN } from '../support/hosts.ts';
import { countOf, expectEveryTitle, STOCK, titles, waitForLiveSearch } from './search-live.ts';
import { at, expect, resultCards, test } from './site.ts';

const query = (page: { url: () => string }) => decodeURIComponent(new URL(page.url()).search);

test('SRC-08 SRC-09 SRC-10 the filters, price range and order in the address of a search are applied, and other parameters stay in the address', async ({
  page,
}) => {
  const deepLink =
    '?utm_source=mail&refinementList[make][0]=Toyota&refinementList[make][1]=Mazda&range[price]=20000:60000&sortBy=Car_production:price:desc';
  await page.goto(at('harbourline', STOCK + deepLink));
  await waitForLiveSearch(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: /^Mazda/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove $20,000 to $60,000' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue(/price:desc/);
  await expectEveryTitle(page, /Toyota|Mazda/);

  const before = await countOf(page);
  await filters.getByRole('checkbox', { name: /^Mazda/ }).uncheck();
  await expect.poll(() => countOf(page)).toBeLessThan(before);
  expect(query(page)).toBe(
    '?utm_source=mail&refinementList[make][0]=Toyota&range[price]=20000:60000&sortBy=Car_production:price:desc',
  );
});

test('DAT-15 attributes in the address that have no filter in the sidebar filter the search, and their chips remove them', async ({
  page,
}) => {
  await page.goto(at('harbourline', `${STOCK}?refinementList[tag][0]=Runout Sale&range[seats]=6:`));
  await waitForLiveSearch(page);
  const both = await countOf(page);
  expect(both).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove Seats from 6' }).click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(both);
  const narrowed = await countOf(page);
  await page.getByRole('button', { name: 'Remove Runout Sale' }).click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(narrowed);
  expect(query(page)).toBe('');
});

for (const tenant of ['harbourline', NETWORKED])
  test(`SRC-08 ${tenant}: a make in lower case in the address selects the make in the sidebar and is corrected in the address`, async ({
    page,
  }) => {
    await page.goto(at(tenant, `${STOCK}?refinementList[make][0]=mazda`));
    await waitForLiveSearch(page);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await expect(filters.getByRole('checkbox', { name: /^Mazda/ })).toBeChecked();
    await expect(filters.getByRole('checkbox', { name: /mazda/i })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Remove mazda$/i })).toHaveText('Mazda');
    await expectEveryTitle(page, /Mazda/);
    expect(query(page)).toBe('?refinementList[make][0]=Mazda');
    await filters.getByRole('checkbox', { name: /^Mazda/ }).uncheck();
    await expect.poll(() => query(page)).toBe('');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

test('SRC-08 the chip of a dealership filter shows the dealership’s name', async ({ page }) => {
  await page.goto(at('harbourline', `${STOCK}?refinementList[dealership_slug][0]=harbourline-townsville`));
  await waitForLiveSearch(page);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveText('Harbourline Townsville');
});

for (const tenant of [PLAIN, NETWORKED])
  test(`DAT-15 ${tenant}: numbers and booleans in the address filter the search, and values such as __proto__ match nothing`, async ({
    page,
  }) => {
    await page.goto(at(tenant, `${STOCK}?refinementList[year][0]=2023&sortBy=Car_production:km:desc`));
    await waitForLiveSearch(page);
    await expect(page.getByRole('button', { name: 'Remove 2023' })).toBeVisible();
    for (const title of await titles(page)) expect(title).toMatch(/^2023 /);
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue(/km:desc/);
    await page.goto(at(tenant, `${STOCK}?refinementList[certified][0]=true&refinementList[year][0]=none`));
    await waitForLiveSearch(page);
    await expect(page.getByRole('button', { name: 'Remove Certified' })).toBeVisible();
    expect(await titles(page)).toEqual(['2023 Mazda 3', '2023 Kia Cerato']);
    await page.goto(
      at(tenant, `${STOCK}?refinementList[make][0]=__proto__&refinementList[make][1]=constructor`),
    );
    await waitForLiveSearch(page);
    await expect(page.getByText('No Results Available')).toBeVisible();
    await page.getByRole('button', { name: 'Remove __proto__' }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  });

test('a page number in the address that is too high shows the last page', async ({ page }) => {
  await page.goto(at('harbourline', `${STOCK}?page=9999`));
  await waitForLiveSearch(page);
  const all = await countOf(page);
  await expect(resultCards(page)).toHaveCount(all % 17 || 17);
  expect(query(page)).toBe(`?page=${Math.ceil(all / 17)}`);
});

test('a search that starts on a make’s page keeps its address until the make is removed, its heading follows the filters, and Back restores both', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/search/toyota/'));
  const heading = page.getByRole('heading', { level: 1 });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.hover();
  await waitForLiveSearch(page);
  await filters.getByRole('checkbox', { name: /^Used/ }).check();
  await expect(page).toHaveURL(/\/search\/toyota\/?\?refinementList\[car_type\]\[0\]=used$/);
  await expect(heading).toHaveText(/^[\d,]+ used Toyotas$/);
  await filters.getByRole('checkbox', { name: /^Toyota/ }).uncheck();
  await expect(page).toHaveURL(/new-used-and-demo-cars\/\?refinementList\[car_type\]\[0\]=used$/);
  await expect(heading).toHaveText(/^[\d,]+ used vehicles$/);
  await expect(page).toHaveTitle(/^Used vehicles for sale/);
  await page.goBack();
  await expect(heading).toHaveText(/^[\d,]+ used Toyotas$/);
  await expect(filters.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
});

test('a new search shows the start of its results; Back and Forward restore filters, order and scroll position', async ({
  page,
}) => {
  await page.goto(at('harbourline', STOCK));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.hover();
  await waitForLiveSearch(page);
  const all = await countOf(page);
  await filters.getByRole('checkbox', { name: /^Used/ }).check();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const used = await countOf(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.waitForFunction(() => history.state?.scroll === 1500);
  const top = resultCards(page).first();
  await expect(top).not.toBeInViewport();
  // Pressed without scrolling to it. The new results scroll.
  await filters.getByRole('checkbox', { name: /^New/ }).evaluate((box: HTMLElement) => box.click());
  await expect.poll(() => countOf(page)).toBeGreaterThan(used);
  await expect(top).toBeInViewport();
  await page.goBack();
  await expect.poll(() => countOf(page)).toBe(used);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goBack();
  await expect.poll(() => countOf(page)).toBe(all);
  await expect(filters.getByRole('checkbox', { name: /^Used/ })).not.toBeChecked();
  await page.goForward();
  await expect.poll(() => countOf(page)).toBe(used);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('Back from a vehicle’s page shows the same results at the same scroll position', async ({ page }) => {
  await page.goto(at('harbourline', `${STOCK}?refinementList[car_type][0]=used`));
  await waitForLiveSearch(page);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(resultCards(page)).toHaveCount(34);
  const card = resultCards(page).nth(30);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => history.state?.scroll === scrollY);
  const place = await page.evaluate(() => scrollY);
  // Click without scrolling to the link first.
  await card
    .getByRole('heading')
    .getByRole('link')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(resultCards(page)).toHaveCount(34);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(resultCards(page).nth(30).getByRole('heading')).toHaveText(title);
});

test('Back undoes successive changes of the search words in one step', async ({ page }) => {
  await page.goto(at('harbourline', STOCK));
  const box = page.getByRole('searchbox', { name: /^Search / });
  await page.getByRole('complementary', { name: 'Filters' }).hover();
  await waitForLiveSearch(page);
  await box.fill('ma');
  await expect(page).toHaveURL(/\?query=ma$/);
  await box.fill('mazda');
  await expect(page).toHaveURL(/\?query=mazda$/);
  await page.goBack();
  await expect(page).toHaveURL(at('harbourline', STOCK));
  await expect(box).toHaveValue('');
});
