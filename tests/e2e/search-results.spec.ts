import { ELSEWHERE } from '../support/hosts.ts';
import { fixturePath, isOnSale, stockOf } from '../support/samples.ts';
import { answerDistantPictures } from './distant-pictures.ts';
import { countOf, expectNoResults, prices, STOCK, titles, waitForLiveSearch } from './search-live.ts';
import { at, CONTRARY, cardOf, expect, PLAIN, resultCards, test } from './site.ts';

const sort = 'Sort';

test('API-02 a dealer’s number of vehicles on a page holds for the static list, the live one, the next page and its address', async ({
  page,
}) => {
  await page.goto(at('redgum-kia', '/search/suv/'));
  await expect(resultCards(page)).toHaveCount(10);
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(10);
  await page.getByRole('link', { name: 'Show 10 more' }).click();
  await expect(resultCards(page)).toHaveCount(20);
  const third = (await resultCards(page).nth(10).getByRole('heading').textContent()) ?? '';
  await page.goto(at('redgum-kia', '/search/suv/?page=2'));
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(10);
  await expect(resultCards(page).first().getByRole('heading')).toHaveText(third);
  await expect(page.getByRole('link', { name: 'Show previous 10' })).toBeVisible();
});

test('SRC-01 API-02 API-03 the live search shows the first 17 results beside the filters in use, and the number of all results', async ({
  page,
}) => {
  await page.goto(at('harbourline', `${STOCK}?refinementList[car_type][0]=used`));
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(17);
  const all = stockOf('harbourline').filter((car) => isOnSale(car) && car.car_type === 'used').length;
  expect(all).toBeGreaterThan(17);
  expect(await countOf(page)).toBe(all);
  await expect(
    page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Used/ }),
  ).toBeChecked();
  await expect(page.getByText(`You have seen 17 of ${all}`)).toBeVisible();
});

test('SRC-42 vehicles unchanged for more than 3 days, or of one make more than 7, are not listed, but keep their pages', async ({
  page,
}) => {
  await page.route('https://*.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml' }));
  const expectFresh = async () => {
    const shown = (await titles(page)).join('\n');
    // Unchanged for 2 and 5 days.
    expect(shown).toMatch(/Mazda 6$/m);
    expect(shown).toContain('Kia Sorento');
    // Unchanged for 5 and 9 days.
    expect(shown).not.toMatch(/Mazda 2$/m);
    expect(shown).not.toContain('Kia Cerato');
  };
  await page.goto(at(ELSEWHERE, STOCK));
  await expectFresh();
  await page.getByRole('combobox', { name: sort }).focus();
  await waitForLiveSearch(page);
  await expectFresh();
  await page.goto(at(ELSEWHERE, fixturePath(ELSEWHERE, 'Cerato')));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kia Cerato');
});

test('SRC-11 results can be sorted by relevance, latest, highest price and lowest price', async ({
  page,
}) => {
  await page.goto(at('harbourline', STOCK));
  const select = page.getByRole('combobox', { name: sort });
  await select.focus();
  await waitForLiveSearch(page);
  await expect(select).toBeFocused();
  await expect(select.getByRole('option')).toHaveText([
    'Most relevant',
    'Latest',
    'Highest price',
    'Lowest price',
  ]);
  const first = await titles(page);
  for (const [label, ordered] of [
    ['Highest price', (a: number, b: number) => b - a],
    ['Lowest price', (a: number, b: number) => a - b],
  ] as const) {
    await select.selectOption(label);
    await expect.poll(() => titles(page)).not.toEqual(first);
    await expect
      .poll(async () => {
        const shown = await prices(page);
        return shown.length > 15 && shown.every((price, i) => price === shown.toSorted(ordered)[i]);
      })
      .toBe(true);
  }
  const arrived = new Map(stockOf('harbourline').map((car) => [car.path, car.created_at ?? '']));
  const latest = stockOf('harbourline')
    .filter(isOnSale)
    .map(({ created_at }) => created_at ?? '')
    .sort()
    .reverse();
  await select.selectOption('Latest');
  await expect
    .poll(async () => {
      const links = resultCards(page).getByRole('heading').getByRole('link');
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      return paths.map((path) => arrived.get(path));
    })
    .toEqual(latest.slice(0, 17));
  await select.selectOption('Most relevant');
  await expect.poll(() => titles(page)).toEqual(first);
  await expect(page).toHaveURL(at('harbourline', STOCK));
});

test('SRC-38 sorting by lowest price leaves out vehicles without a price unless the site turns that off; sorting by highest price always keeps them', async ({
  page,
}) => {
  await page.goto(at(PLAIN, `${STOCK}?sortBy=Car_production:price:asc`));
  await waitForLiveSearch(page);
  const priced = await countOf(page);
  await expect(resultCards(page).filter({ hasText: 'Enquire for price.' })).toHaveCount(0);
  await page.getByRole('combobox', { name: sort }).selectOption('Highest price');
  await expect.poll(() => countOf(page)).toBeGreaterThan(priced);
  await expect(resultCards(page).filter({ hasText: 'Enquire for price.' }).first()).toBeVisible();
  await page.getByRole('button', { name: '$50,000' }).click();
  await expect.poll(() => countOf(page)).toBe(priced);
  await expect(resultCards(page).filter({ hasText: 'Enquire for price.' })).toHaveCount(0);
  await page.goto(at(CONTRARY, `${STOCK}?sortBy=Car_production:price:asc`));
  await waitForLiveSearch(page);
  await expect(resultCards(page).filter({ hasText: 'Ask us.' }).first()).toBeVisible();
  const all = await countOf(page);
  await page.getByRole('combobox', { name: sort }).selectOption('Highest price');
  await expect(page).toHaveURL(/price:desc/);
  expect(await countOf(page)).toBe(all);
});

test('SRC-26 changing a filter, the order or the words of a search returns to the first page of results', async ({
  page,
}) => {
  const third = `${STOCK}?page=3`;
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const steps = [
    () => filters.getByRole('checkbox', { name: /^Used/ }).check(),
    () => page.getByRole('combobox', { name: sort }).selectOption('Latest'),
    () => page.getByRole('searchbox', { name: /^Search / }).fill('toyota'),
  ];
  for (const step of steps) {
    await page.goto(at('harbourline', third));
    await waitForLiveSearch(page);
    await expect(page.getByText(/^Showing 35 to 51 of/)).toBeVisible();
    await step();
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByText(/^You have seen \d+ of/)).toBeVisible();
  }
});

test('a link to the third page of results shows that page, and “Show previous” and “Show more” add the pages before and after it', async ({
  page,
}) => {
  await page.goto(at('harbourline', `${STOCK}?page=3`));
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(17);
  const third = await titles(page);
  await page.getByRole('link', { name: 'Show previous 17' }).click();
  await expect(resultCards(page)).toHaveCount(34);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(resultCards(page)).toHaveCount(51);
  const shown = await titles(page);
  expect(shown.slice(17, 34)).toEqual(third);
  await expect(resultCards(page).nth(34).getByRole('heading').getByRole('link')).toBeFocused();
  await page.getByRole('link', { name: 'Show previous 17' }).click();
  await expect(resultCards(page)).toHaveCount(68);
  await page.goto(at('harbourline', `${STOCK}`));
  await page.getByRole('link', { name: /^Show \d+ more$/ }).hover();
  await waitForLiveSearch(page);
  for (const more of [34, 51]) {
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
    await expect(resultCards(page)).toHaveCount(more);
  }
  expect((await titles(page)).slice(34)).toEqual(third);
});

test('ERR-05 SRC-12 a search without results shows the message, and “Clear Filters” opens the default search', async ({
  page,
}) => {
  await page.goto(at('harbourline', `/search/toyota/?query=zzzzzzzz`));
  await waitForLiveSearch(page);
  await expectNoResults(page);
  const chips = await page.getByRole('list', { name: 'Filters in use' }).boundingBox();
  const message = await page.locator('.empty').boundingBox();
  expect((chips?.y ?? 0) + (chips?.height ?? 0), 'the chips are above the message').toBeLessThan(
    message?.y ?? 0,
  );
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
  await expect(page).toHaveURL(at('harbourline', STOCK));
  await expect(resultCards(page)).toHaveCount(17);

  const usedOnly = '/used-car/new-used-and-demo-cars/';
  await page.goto(at('cinder-road', `${usedOnly}?query=zzzzzzzz&refinementList[make][0]=Honda`));
  await waitForLiveSearch(page);
  await expectNoResults(page);
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
  await expect(page).toHaveURL(at('cinder-road', usedOnly));
  await expect(resultCards(page)).toHaveCount(17);
});

test('SRC-12 ROU-27 “Clear Filters” of an empty result opens the default search, even if the sidebar’s “Clear filters” has another target', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, '/search/mazda/?query=zzzzzzzz&refinementList[simple_body][0]=suv'));
  await waitForLiveSearch(page);
  await expectNoResults(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('link', { name: 'Clear filters', exact: true })).toHaveAttribute(
    'href',
    '/about-us',
  );
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
  await expect(page).toHaveURL(at(CONTRARY, STOCK));
  await expect(resultCards(page).first()).toBeVisible();
});

test('SRC-03 SRC-04 SRC-05 SRC-07 after a search, promo tiles are at the configured positions of the list, in a fixed or random order, and by default there are none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.999;
  });
  const items = page
    .getByRole('region', { name: /^\d+ vehicles?$|^\d+ cars?$/ })
    .getByRole('list')
    .last();
  const itemAt = (position: number) => page.locator('.results > li').nth(position - 1);
  await page.goto(at(CONTRARY, `${STOCK}?sortBy=Car_production:price:desc`));
  await waitForLiveSearch(page);
  await expect(items).toBeVisible();
  await expect(itemAt(2)).toContainText('Trade-in');
  await expect(itemAt(5)).toContainText('Freight anywhere in Australia');
  await expect(itemAt(9)).toContainText('Not here?');
  for (const position of [1, 3, 4, 6]) await expect(itemAt(position).getByRole('article')).toBeVisible();
  await page.goto(at('harbourline', `${STOCK}?sortBy=Car_production:price:desc`));
  await waitForLiveSearch(page);
  await expect(itemAt(8)).toContainText('Our used and demo vehicles are quality assured.');
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(itemAt(30)).toContainText('Not here?');
  await page.goto(at(PLAIN, `${STOCK}?sortBy=Car_production:price:desc`));
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(await countOf(page));
  await expect(page.locator('.results > li')).toHaveCount(await countOf(page));
});

test('DAT-20 the dealer’s own cards are at their positions before and after a search, on searches of their types alone, and never after their last day', async ({
  page,
}) => {
  await answerDistantPictures(page);
  const itemAt = (position: number) => page.locator('.results > li').nth(position - 1);
  await page.goto(at(ELSEWHERE, STOCK));
  await expect(itemAt(2).getByRole('link')).toHaveText(/Two yards, one price\s*Ask at either\.\s*Both yards/);
  await expect(itemAt(3).getByRole('article')).toBeVisible();
  await waitForLiveSearch(page);
  await expect(itemAt(2)).toContainText('Two yards, one price');
  await expect(itemAt(3).getByRole('article')).toBeVisible();
  await page.goto(at(ELSEWHERE, '/search/used-cars/'));
  for (const isLive of [false, true]) {
    if (isLive) await waitForLiveSearch(page);
    await expect(itemAt(2)).toContainText('Two yards, one price');
    await expect(itemAt(3)).toContainText('Used, and checked');
    await expect(page.getByText('Long over')).toHaveCount(0);
  }
  await itemAt(3)
    .getByRole('link', { name: /Used, and checked/ })
    .click();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('SRC-05 a random promo tile is chosen when the live search starts, unless the shopper has already seen the static one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.999;
  });
  const tile = page.locator('.results > li').nth(7);
  const chosen = 'Our used and demo vehicles are quality assured.';
  for (const [height, isSeen] of [
    [900, false],
    [2400, true],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(at('harbourline', STOCK));
    const staticText = await tile.innerText();
    expect(staticText).not.toContain(chosen);
    await waitForLiveSearch(page);
    const shown = await tile.innerText();
    if (isSeen) expect(shown).toBe(staticText);
    else expect(shown).toContain(chosen);
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
    await expect(resultCards(page)).toHaveCount(34);
    expect(await tile.innerText()).toBe(shown);
  }
});

test('SRC-27 SRC-28 CAR-14 CAR-26 sold vehicles are listed only for shoppers who saved them, with one button to similar vehicles; if the dealer collapses them, several in a row show as one', async ({
  page,
}) => {
  const sold = ['CX-9', 'CX-60'];
  const titled = page.getByRole('main').getByRole('heading', { name: /^2023 Mazda CX-(9|60)$/ });
  const save = (tenant: string) =>
    page.evaluate(
      ([site, cars]) => localStorage.setItem(`forecourt:${site}:favourites`, JSON.stringify(cars)),
      [
        tenant,
        sold.map((model) => ({
          id: fixturePath(tenant, model).replace('/cars/', 'car-'),
          name: `2023 Mazda ${model}`,
          slug: 'x',
          make: 'Mazda',
          model,
        })),
      ] as const,
    );
  await page.goto(at(PLAIN, STOCK));
  await waitForLiveSearch(page);
  const forSale = await resultCards(page).count();
  await expect(titled).toHaveCount(0);
  await save(PLAIN);
  await page.reload();
  await waitForLiveSearch(page);
  await expect(titled).toHaveCount(2);
  // The page has one count, which includes them.
  await expect(page.locator('#results')).toHaveText(`${forSale + 2} cars`);
  await expect(page.getByRole('main')).not.toContainText(`${forSale} cars`);
  const card = cardOf(page, '2023 Mazda CX-9');
  await expect(card).toContainText('JUST SOLD');
  await expect(card.getByRole('link')).toHaveText(['2023 Mazda CX-9', 'Find Me Something Similar']);
  const both = (await titles(page)).filter((title) => / CX-(9|60)$/.test(title));

  await page.goto(at(CONTRARY));
  await save(CONTRARY);
  await page.goto(at(CONTRARY, STOCK));
  await waitForLiveSearch(page);
  await expect(page.locator('#results')).toHaveText(`${forSale + 2} vehicles`);
  await expect(titled).toHaveText(both.slice(0, 1));
  await expect(cardOf(page, both[0] ?? '')).toContainText('GONE');
});

test('CAR-01 CAR-02 CAR-03 CAR-05 a card that the live search creates has the same text as the static one', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  const card = cardOf(page, '2023 Mazda CX-5');
  const text = async () => (await card.innerText()).replace(/\s+/g, ' ');
  const staticText = await text();
  expect(staticText).toContain('Maxx Sport');
  // A list without results keeps no static card that the live search could show again.
  await page.goto(at(PLAIN, `${STOCK}?query=zzzzzzzz`));
  await waitForLiveSearch(page);
  await expect(page.locator('.results').first().locator('li')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove “zzzzzzzz”' }).click();
  await expect(card).toBeVisible();
  expect(await text()).toBe(staticText);
});

test('SRC-40 the last five different searches are shown above the results, latest first, and lead to their filters', async ({
  page,
}) => {
  const makes = ['Mazda', 'Kia', 'Ford', 'Hyundai', 'Subaru', 'Nissan'];
  // Searches that differ only in their sort order count as one.
  const sorted = '&sortBy=Car_production:km:desc';
  for (const make of makes) {
    const filters = `refinementList[make][0]=${make}&range[price]=:90000`;
    await page.goto(at('harbourline', `${STOCK}?${filters}${make === 'Subaru' ? sorted : ''}`));
    await waitForLiveSearch(page);
    await page.waitForFunction(
      (name) => Object.values(localStorage).some((text) => String(text).includes(name)),
      make,
    );
  }
  await page.goto(at('harbourline', STOCK));
  await page.getByRole('complementary', { name: 'Filters' }).hover();
  await waitForLiveSearch(page);
  await page.getByText('Recent searches').click();
  const links = page
    .getByRole('region', { name: /vehicles$/ })
    .getByRole('link', { name: /Up to \$90,000$/ });
  await expect(links).toHaveText(
    ['Nissan', 'Subaru', 'Hyundai', 'Ford', 'Kia'].map((make) => `${make}, Up to $90,000`),
  );
  await links.nth(1).click();
  await expect(page).toHaveURL(/refinementList\[make\]\[0\]=Subaru&range\[price\]=:90000$/);
});
