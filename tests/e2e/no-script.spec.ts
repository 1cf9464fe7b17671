import { DEMO_TENANTS } from '../support/hosts.ts';
import { fixturePath, isOnSale, stockOf } from '../support/samples.ts';
import { at, buyBox, expect, PLAIN, resultCards, test } from './site.ts';

/** Cards of the first page of dealers with long cards. */
const PAGE_SIZES: Record<string, number> = { 'banksia-bay': 11, 'redgum-kia': 10 };

test.use({ javaScriptEnabled: false });

test('SRC-13 without scripts the home page’s “Show Me” button shows the right number of vehicles and opens the stock, and the fields of the search are hidden', async ({
  page,
}) => {
  test.slow();
  for (const tenant of DEMO_TENANTS) {
    await page.goto(at(tenant));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(resultCards(page).first()).toBeVisible();
    const finder = page.getByRole('region', { name: 'Search our stock' });
    const name = /^Show Me /;
    const show = finder.getByRole('button', { name }).or(finder.getByRole('link', { name }));
    await expect(show).toHaveText(new RegExp(`^Show Me ${stockOf(tenant).filter(isOnSale).length} [a-z]+$`));
    // Tags are links, which need no script.
    if ((await finder.locator('form').count()) > 0)
      await expect(finder).toContainText('Choosing here needs JavaScript, which is off.');
    await expect(
      finder.getByRole('combobox').or(finder.getByRole('radio')).filter({ visible: true }),
    ).toHaveCount(0);
    await show.click();
    await expect(resultCards(page)).toHaveCount(PAGE_SIZES[tenant] ?? 17);
  }
});

test('without scripts the menus of the header open, and on a phone the menu button leads to the links of the footer', async ({
  page,
}) => {
  await page.goto(at('harbourline'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByText('Vehicles', { exact: true }).click();
  await main.getByRole('link', { name: 'Utes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ utes$/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Used vehicles' })).toBeInViewport();
});

test('without scripts the filters are links to other search pages, and a phone shows them too', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/search/new-used-and-demo-cars/'));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByText('Show all makes').click();
  await filters.getByRole('link', { name: /^Subaru/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Subaru');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('harbourline', '/search/new-used-and-demo-cars/'));
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  await expect(filters.getByRole('link', { name: /^Demo/ })).toBeInViewport();
});

test('without scripts the makes and models of the directory are links, below a message instead of the search form', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/models'));
  await expect(page.getByRole('main').getByRole('search')).toHaveCount(0);
  const directory = page.getByRole('region', { name: 'Makes and models' });
  await expect(
    directory.getByText(/Searching makes and models needs JavaScript, which is off/),
  ).toBeVisible();
  await directory.getByRole('link', { name: /^Ranger/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ford Ranger');
});

test('ROU-14 without scripts the page for printing says why it shows no vehicle, and links to the stock', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/print?car_id=any'));
  const main = page.getByRole('main');
  // Playwright's assertions on text skip `noscript`.
  expect(await main.innerText()).toContain(
    'This page cannot open the vehicle for you, because JavaScript is off',
  );
  await expect(main.getByRole('status')).toBeHidden();
  await main.getByRole('link', { name: 'our cars', exact: true }).click();
  await expect(resultCards(page).first()).toBeVisible();
});

test('without scripts a vehicle page shows all its texts', async ({ page }) => {
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await expect(buyBox(page)).toContainText('$30,000');
  await expect(buyBox(page).getByRole('link', { name: 'Call Now' })).toBeVisible();
  await page.getByText('Show All Specs').click();
  await expect(page.getByText('6ZZ0AA0A0AA000101').first()).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByText('The end.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'See it in Alder Bay' })).toContainText('8:30 am to 5:30 pm');
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await pictures.getByRole('link', { name: 'Picture 4', exact: true }).click();
  await expect(pictures.getByRole('group').getByRole('img').nth(3)).toBeInViewport();
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-9')));
  await expect(buyBox(page)).toContainText('SOLD');
});

test('without scripts a location’s page shows the hours of every department and its holiday hours, and a content page’s table of contents works', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/dealerships'));
  await page.getByRole('heading', { name: 'Alder Bay' }).getByRole('link').click();
  await expect(page.getByRole('table', { name: /^Sales hours/ })).toBeVisible();
  await page.getByRole('group', { name: 'Department' }).getByText('Service', { exact: true }).click();
  await expect(page.getByRole('table', { name: /^Service hours/ })).toBeVisible();
  await expect(page.getByText('Show day', { exact: true }).first()).toBeVisible();
  await page.goto(at('harbourline', '/about-us'));
  await expect(page.getByRole('main')).toContainText('two-pump service station');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Six yards, one list' })).toBeInViewport();
});

test('without scripts, the pages of the full list of a search or a yard together have every vehicle', async ({
  page,
}) => {
  const stock = stockOf('harbourline').filter(isOnSale);
  const rows = page.getByRole('region', { name: /^(List|Page \d)/ }).getByRole('listitem');
  for (const [path, cars] of [
    ['/search/new-used-and-demo-cars/', stock],
    ['/locations/newstead/stock', stock.filter((car) => car.dealership_slug === 'harbourline-newstead')],
  ] as const) {
    await page.goto(at('harbourline', path));
    await page.getByRole('link', { name: 'See all vehicles in a list', exact: true }).click();
    const found = new Set<string>();
    for (;;) {
      await expect(page.getByRole('heading', { level: 1, name: /full list$/ })).toBeVisible();
      const links = rows.getByRole('link');
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        found.add(href);
      const next = page.getByRole('link', { name: 'Next' });
      if ((await next.count()) === 0) break;
      await next.click();
      await expect(page).toHaveURL(/list-\d+$/);
    }
    expect([...found].sort()).toEqual(cars.map((car) => car.path).sort());
  }
  const [first] = await rows.first().getByRole('link').all();
  await first?.click();
  await expect(buyBox(page)).toBeVisible();
});

for (const tenant of DEMO_TENANTS)
  test(`${tenant}: without scripts the hours beside a yard are those of the whole week, because no script says what is today`, async ({
    page,
  }) => {
    await page.goto(at(tenant));
    const hours = page.getByRole('main').locator('open-now');
    expect(await hours.count()).toBeGreaterThan(0);
    for (const text of await hours.allInnerTexts())
      expect(text).toMatch(/^(Open )?(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(-(Tue|Wed|Thu|Fri|Sat|Sun))?\b/);
    await expect(hours.filter({ hasText: 'Closed' })).toHaveCount(0);
  });
