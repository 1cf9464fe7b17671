import { answer, PLAIN } from '../support/hosts.ts';
import { findCar, fixturePath, hasPage, isOnSale, stockOf } from '../support/samples.ts';
import { resize } from './resize.ts';
import { at, buyBox, CONTRARY, expect, MISSING, resultCards, test } from './site.ts';

const GROUP = 'harbourline';

test('ROU-01 / serves the home page, whose search form shows the number of all vehicles and opens them', async ({
  page,
}) => {
  await page.goto(at(GROUP));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The right car is already here');
  const count = stockOf(GROUP).filter(isOnSale).length;
  await page.getByRole('button', { name: `Show Me ${count} vehicles` }).click();
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\/?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} vehicles`);
});

test('ROU-02 /cars/{slug} serves the vehicle with that slug', async ({ page }) => {
  const car = findCar(GROUP, 'used vehicle with a badge', (one) => isOnSale(one) && one.badge !== null);
  await page.goto(at(GROUP, `/cars/${car.slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${car.year} ${car.make} ${car.model}`);
  await expect(page.getByRole('main')).toContainText(car.badge ?? '');
  await expect(page.getByRole('main')).toContainText(car.stocknum ?? '');
});

test('ROU-14 PRN-01 /print?car_id={slug} opens and prints that vehicle’s page, or says that the address names no vehicle or an unknown one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', location.pathname);
  });
  const cars = stockOf(PLAIN).filter(({ path }) => hasPage(PLAIN, path));
  const sold = cars.filter((car) => car.sold);
  expect(sold.length).toBeGreaterThan(0);
  for (const { slug, path } of [...sold.slice(0, 1), ...cars.slice(0, 2)]) {
    await page.goto(at(PLAIN, `/print?car_id=${slug}`));
    await expect(page.locator('html')).toHaveAttribute('data-printed', path);
    await expect(page).toHaveURL(at(PLAIN, `${path}#print`));
  }
  await page.goto(at(PLAIN, '/print'));
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^The address of this page does not name a vehicle\./);
  await page.goto(at(PLAIN, `/print?car_id=${MISSING.slice(1)}`));
  await expect(status).toHaveText(/^We do not have this vehicle\./);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See our/ })
    .click();
  await expect(page).toHaveURL(/\/search\//);
});

const CONDITIONS = [
  { id: 'ROU-16', path: '/search/new-cars', shown: ['New'] },
  { id: 'ROU-17', path: '/search/demo-cars', shown: ['Demo'] },
  { id: 'ROU-18', path: '/search/used-cars', shown: ['Used'] },
  { id: 'ROU-19', path: '/search/new-and-demo-cars', shown: ['New', 'Demo'] },
  { id: 'ROU-20', path: '/search/new-used-and-demo-cars', shown: ['New', 'Used', 'Demo'] },
  { id: 'ROU-24', path: '/search/used/', shown: ['Used'] },
];
for (const { id, path, shown } of CONDITIONS) {
  test(`${id} ${path} lists ${shown.join(', ').toLowerCase()} stock only`, async ({ page }) => {
    await page.goto(at(GROUP, path));
    const types = shown.map((word) => word.toLowerCase());
    const count = stockOf(GROUP).filter((car) => isOnSale(car) && types.includes(car.car_type)).length;
    await expect(page.getByRole('heading', { level: 2, name: `${count} vehicles` })).toBeVisible();
    const cards = await resultCards(page).all();
    expect(cards).toHaveLength(Math.min(count, 17));
    const condition = new RegExp(`^(${shown.join('|')})$`);
    for (const card of cards) await expect(card.getByRole('listitem').first()).toHaveText(condition);
  });
}

test('ROU-20 the header, breadcrumbs and /search lead to the default search of all stock', async ({
  page,
}) => {
  const DEFAULT = '/search/new-used-and-demo-cars/';
  await page.goto(at(GROUP));
  const stock = page.getByRole('banner').getByRole('link', { name: 'Search our stock' });
  await expect(stock).toHaveAttribute('href', `${DEFAULT}#search-words`);
  await page.goto(at(GROUP, findCar(GROUP, 'vehicle', isOnSale).path));
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Our stock' })).toHaveAttribute('href', DEFAULT);
  const bare = await answer(GROUP, '/search');
  expect([bare.status, bare.location]).toEqual([301, DEFAULT]);
});

test('ROU-21 ROU-22 /search/{make} and /search/{make}/{model} list only vehicles of that make and model', async ({
  page,
}) => {
  await page.goto(at(GROUP, '/search/hyundai'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hyundai');
  const hyundais = stockOf(GROUP).filter((car) => isOnSale(car) && car.make === 'Hyundai');
  await expect(resultCards(page).getByRole('heading')).toHaveText(
    hyundais.slice(0, 17).map(() => /^\d{4} Hyundai /),
  );
  await page.goto(at(GROUP, '/search/hyundai/tucson/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hyundai Tucson');
  const tucsons = stockOf(GROUP).filter(
    (car) => isOnSale(car) && car.make === 'Hyundai' && car.model === 'Tucson',
  );
  expect(tucsons.length).toBeGreaterThan(1);
  await expect(page.getByText(`${tucsons.length} vehicles`, { exact: true })).toBeVisible();
  const titles = await resultCards(page).getByRole('heading').allTextContents();
  expect(titles).toHaveLength(Math.min(tucsons.length, 17));
  for (const title of titles) expect(title).toMatch(/^\d{4} Hyundai Tucson$/);
});

test('ROU-23 /search/{body} lists only vehicles of that body type', async ({ page }) => {
  await page.goto(at(GROUP, '/search/wagon'));
  const wagons = stockOf(GROUP).filter((car) => isOnSale(car) && car.simple_body === 'wagon');
  const slugs = wagons.map(({ slug }) => `/cars/${slug}`);
  const cards = resultCards(page).getByRole('heading').getByRole('link');
  await expect(cards).toHaveCount(Math.min(wagons.length, 17));
  for (const link of await cards.all()) expect(slugs).toContain(await link.getAttribute('href'));
});

test('ROU-25 a used-only dealer’s search is under /used-car, others are under /search', async ({ page }) => {
  await page.goto(at('cinder-road', '/used-car/used-cars'));
  await expect(resultCards(page).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search our stock' })).toHaveAttribute(
    'href',
    '/used-car/new-used-and-demo-cars/#search-words',
  );
  for (const path of ['/search/used-cars', '/search/honda', '/search/new-used-and-demo-cars/']) {
    const response = await answer('cinder-road', path);
    expect([301, 404]).toContain(response.status);
    if (response.location) expect(response.location).toMatch(/^\/used-car\//);
  }
  expect((await answer(GROUP, '/search/used-cars')).status).toBe(200);
  expect((await answer(GROUP, '/used-car/used-cars')).status).toBe(404);
});

test('ROU-36 /dealerships and /dealer-locator both serve the list of locations, and /dealerships is the canonical URL', async ({
  page,
}) => {
  for (const path of ['/dealerships', '/dealer-locator']) {
    await page.goto(at(GROUP, path));
    await expect(page.getByRole('heading', { level: 1, name: 'Our locations' })).toBeVisible();
    await expect(resultCards(page)).toHaveCount(6);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.harbourline.example/dealerships',
  );
});

test('ROU-37 /locations/{slug} uses the location’s slug, or the dealership’s if configured', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/dealerships'));
  await page.getByRole('heading', { name: 'Alder Bay' }).getByRole('link').click();
  await expect(page).toHaveURL(at(PLAIN, '/locations/alder-bay'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder Bay');
  await page.goto(at(CONTRARY, '/dealerships'));
  await page.getByRole('heading', { name: 'Alder Bay' }).getByRole('link').click();
  await expect(page).toHaveURL(at(CONTRARY, '/locations/alder-bay-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder Bay');
});

test('a path works with and without a trailing slash, and both pages name the same canonical URL', async () => {
  for (const [path, canonical] of [
    ['/search/used-cars', '/search/used-cars/'],
    ['/about-us', '/about-us'],
    ['/dealerships', '/dealerships'],
    ['/locations/newstead', '/locations/newstead'],
    [findCar(GROUP, 'vehicle', isOnSale).path, null],
  ] as const) {
    for (const address of [path, `${path}/`]) {
      const { status, body } = await answer(GROUP, address);
      expect(status, address).toBe(200);
      expect(body).toContain(
        `<link rel="canonical" href="https://www.harbourline.example${canonical ?? path}">`,
      );
    }
  }
});

test('an unknown address has status 404 and a page with the newest vehicles, the largest searches and the stock', async ({
  page,
}) => {
  const response = await page.goto(at(GROUP, MISSING));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be found');
  const latest = page.getByRole('region', { name: 'Latest in stock' });
  const shown = latest.getByRole('article').getByRole('heading').getByRole('link');
  await expect(shown).toHaveCount(4);
  const home = await answer(GROUP, '/');
  const arrivals = [...home.body.matchAll(/<h3><a href="(\/cars\/[^"]+)"/g)].map(([, href]) => href);
  const hrefs = await Promise.all((await shown.all()).map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(arrivals.slice(0, 4));
  const searches = page.getByRole('navigation', { name: 'Browse our stock' }).getByRole('link');
  await expect(searches).toHaveCount(8);
  const counts = (await searches.locator('small').allTextContents()).map(Number);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const onSale = stockOf(GROUP).filter(isOnSale);
  const [largest = ''] = await searches.first().allTextContents();
  const bodies = Map.groupBy(onSale, ({ simple_body }) => simple_body);
  expect(Math.max(...[...bodies.values()].map(({ length }) => length))).toBe(counts[0]);
  expect(largest).toContain(String(counts[0]));
  await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
  await expect(page).toHaveURL(at(GROUP, '/search/new-used-and-demo-cars/'));
});

test('a sold vehicle keeps its page for a configurable time, then its address redirects to similar vehicles', async ({
  page,
}) => {
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-8')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2023 Mazda CX-8');
  for (const address of [fixturePath(PLAIN, 'Tribute'), `${fixturePath(PLAIN, 'Tribute')}/`]) {
    const gone = await answer(PLAIN, address);
    expect(gone).toMatchObject({ status: 301, location: '/search/mazda/' });
  }
  // This dealer keeps the pages of sold vehicles for twice as long.
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'Tribute')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2023 Mazda Tribute');
});

test('a vehicle that is no longer in the feed keeps its page, which says so without calling it sold, then redirects', async ({
  page,
}) => {
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'RX-8')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2023 Mazda RX-8');
  const box = buyBox(page);
  await expect(box.getByRole('status')).toHaveText(
    /^No longer available\s*This one is no longer in our stock\. We may have one like it\.$/i,
  );
  await expect(box).not.toContainText('$');
  for (const name of ['Call Now', 'Enquire Now', 'Reserve'])
    await expect(box.getByText(name, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/sold/i);
  for (const width of [360, 768, 1280]) {
    await resize(page, width, 800);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await box.getByRole('link', { name: 'Find Me Something Similar' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/search/mazda/'));
  await expect(page.getByRole('main')).not.toContainText('RX-8');
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-7')));
  await expect(page).toHaveURL(at(PLAIN, '/search/mazda/'));
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-7')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2023 Mazda CX-7');
});

test('a site serves the dealer’s own redirects, sitemap.xml, robots.txt and cache headers', async () => {
  for (const address of ['/used', '/used/'])
    expect(await answer(GROUP, address)).toMatchObject({ status: 301, location: '/search/used-cars' });
  const sitemap = await answer(GROUP, '/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('xml');
  for (const path of ['/', '/dealerships', '/search/used-cars/', findCar(GROUP, 'vehicle', isOnSale).path])
    expect(sitemap.body).toContain(`<loc>https://www.harbourline.example${path}</loc>`);
  expect(sitemap.body).not.toContain('/404');
  expect((await answer(GROUP, '/robots.txt')).body).toContain(
    'Sitemap: https://www.harbourline.example/sitemap.xml',
  );
  const home = await answer(GROUP, '/');
  expect(home.headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const picture = home.body.match(/\/_media\/[\w-]+\/[\w-]+\.avif/)?.[0] ?? '';
  expect(await answer(GROUP, picture)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  const asset = home.body.match(/\/_astro\/[^"]+\.css/)?.[0] ?? '';
  expect((await answer(GROUP, asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
