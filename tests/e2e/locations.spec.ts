import type { Locator } from '@playwright/test';
import { answer, NETWORKED } from '../support/hosts.ts';
import { fixturePath } from '../support/samples.ts';
import { resize } from './resize.ts';
import { STOCK, waitForLiveSearch } from './search-live.ts';
import { at, CONTRARY, cardOf, expect, LATER, PLAIN, resultCards, test } from './site.ts';

test('LOC-01 TEN-12 a location card shows map, address, phone, hours and buttons, or a photo if the map is switched off', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/dealerships'));
  const card = cardOf(page, 'Alder Bay');
  await expect(card.getByRole('img', { name: 'Map of Alder Bay' })).toBeVisible();
  await expect(card).toContainText('1 Long Street, Alder Bay QLD 4000');
  await expect(card.getByRole('row', { name: 'Mon-Fri' })).toContainText('8:30 am to 5:30 pm');
  await expect(card.getByRole('link', { name: 'Call Alder Bay, 07 7010 0190' })).toHaveAttribute(
    'href',
    'tel:+61770100190',
  );
  await expect(card.getByRole('link', { name: 'Directions to Alder Bay' })).toBeVisible();
  await page.goto(at(CONTRARY, '/dealerships'));
  await expect(card.getByRole('img', { name: 'Map of Alder Bay' })).toHaveCount(0);
  await expect(card.locator('img[src*="/pictures/1.svg"]')).toBeVisible();
});

/** For each point, given in pixels from the pin on a location's map: true if the map draws land there. */
const onLand = (map: Locator, points: [x: number, y: number][]) =>
  map.evaluate(async (element, offsets) => {
    const use = element.querySelector<SVGUseElement>('use.land');
    const shapes = use?.parentElement as SVGGElement | null;
    const file = await (await fetch(use?.getAttribute('href')?.split('#')[0] ?? '')).text();
    const path = new DOMParser().parseFromString(file, 'image/svg+xml').querySelector('#land');
    const land = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    land.setAttribute('d', path?.getAttribute('d') ?? '');
    shapes?.append(land);
    const back = shapes?.transform.baseVal.consolidate()?.matrix.inverse();
    return offsets.map(([x, y]) => land.isPointInFill(new DOMPoint(x, y).matrixTransform(back)));
  }, points);

test('LOC-01 the map of a location shows the coast around it, and another map shows all locations', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/dealerships'));
  const southport = page.getByRole('img', { name: 'Map of Southport' });
  // The Pacific is 40 pixels (22 km) to the east; the pin is on the mainland beside the Broadwater.
  expect(
    await onLand(southport, [
      [-40, 0],
      [40, 0],
    ]),
  ).toEqual([true, false]);
  const overview = page.getByRole('img', { name: 'Map of our locations: Capalaba, Maroochydore' });
  const names = ['Capalaba', 'Maroochydore', 'Newstead', 'Southport', 'Toowoomba', 'Townsville'];
  for (const name of names) await expect(overview.getByText(name, { exact: true })).toBeInViewport();
  // Townsville is far north-west of the others.
  const dots = await overview
    .locator('.place')
    .evaluateAll((places) =>
      places.map(
        (place) =>
          [place.textContent?.trim(), place.querySelector('circle')?.getBoundingClientRect()] as const,
      ),
    );
  const box = Object.fromEntries(dots.map(([name, rectangle]) => [name, rectangle ?? new DOMRect()]));
  for (const name of names.slice(0, 5)) {
    expect(box.Townsville?.top).toBeLessThan((box[name]?.top ?? 0) - 50);
    expect(box.Townsville?.left).toBeLessThan((box[name]?.left ?? 0) - 50);
  }
  // The drawing itself arrived: a missing file would leave an empty element.
  const land = overview.locator('use.land');
  expect(await land.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100);
  await resize(page, 360, 740);
  await overview.scrollIntoViewIfNeeded();
  for (const name of names) {
    const text = await overview.getByText(name, { exact: true }).boundingBox();
    expect(text?.x, name).toBeGreaterThan(0);
    expect((text?.x ?? 0) + (text?.width ?? 0), name).toBeLessThan(345);
  }
});

test('LOC-02 LOC-10 LOC-12 LOC-13 LOC-27 the top of a location’s page has its address, directions and the phone numbers of sales, service and parts', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  const hero = page.getByRole('region', { name: 'Alder Bay', exact: true });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Alder Bay');
  const links = hero.getByRole('listitem');
  await expect(links).toHaveText([
    /Location.*1 Long Street/,
    /Sales.*07 7010 0190/,
    /Service.*07 7010 0191/,
    /Parts.*07 7010 0192/,
  ]);
  await expect(hero.getByRole('link', { name: 'Sales, 07 7010 0190' })).toHaveAttribute(
    'href',
    'tel:+61770100190',
  );
  await expect(hero.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:\/\//);
});

test('LOC-03 LOC-04 on a phone, a location’s page lists the other locations as Our Locations, with a swipe hint if they are three or fewer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  const others = page.getByRole('region', { name: 'Our Locations' });
  await expect(others.getByRole('article').getByRole('heading')).toHaveText(['Birch Hill', 'Cedar Flat']);
  await expect(others.getByText('Swipe to see more')).toBeVisible();
  await page.goto(at('harbourline', '/locations/newstead'));
  await expect(others.getByRole('article')).toHaveCount(5);
  await expect(others.getByText('Swipe to see more')).toHaveCount(0);
});

test('LOC-06 on large screens, the list of three or more locations has rows of three', async ({ page }) => {
  for (const tenant of [PLAIN, 'harbourline']) {
    await page.goto(at(tenant, '/dealerships'));
    const tops = await resultCards(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  }
});

test('LOC-05 on large screens, a location’s page shows more than four other locations in five columns, and two in two', async ({
  page,
}) => {
  const rail = page.getByRole('group', { name: 'Our Locations' });
  const columns = () =>
    rail.evaluate(({ firstElementChild, parentElement }) =>
      Math.floor((parentElement?.clientWidth ?? 0) / (firstElementChild?.clientWidth ?? 1)),
    );
  await page.goto(at('harbourline', '/locations/newstead'));
  await expect(rail.getByRole('article')).toHaveCount(5);
  expect(await columns()).toBe(5);
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  expect(await columns()).toBe(2);
});

test('LOC-07 locations are sorted by name, or in the dealer’s order', async ({ page }) => {
  await page.goto(at(PLAIN, '/dealerships'));
  await expect(resultCards(page).getByRole('heading')).toHaveText(['Alder Bay', 'Birch Hill', 'Cedar Flat']);
  await page.goto(at(CONTRARY, '/dealerships'));
  await expect(resultCards(page).getByRole('heading')).toHaveText(['Cedar Flat', 'Alder Bay', 'Birch Hill']);
});

test('LOC-08 LOC-09 LOC-18 on a location’s page, the hours of the chosen department are shown, at first those of sales', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  const table = page.getByRole('table', { name: /^Sales hours/ });
  await expect(table.getByRole('row', { name: 'Mon-Fri' })).toContainText('8:30 am to 5:30 pm');
  await expect(table.getByRole('row', { name: 'Saturday' })).toContainText('9:00 am to 12:00 pm');
  const service = page.getByRole('table', { name: /^Service hours/ });
  await expect(service).toBeHidden();
  await page.getByRole('group', { name: 'Department' }).getByText('Service', { exact: true }).click();
  await expect(service).toBeVisible();
  await expect(table).toBeHidden();
});

test('LOC-11 a location’s page shows the average and number of its reviews, unless the dealer switches that off', async ({
  page,
}) => {
  const reviews = page.getByRole('region', { name: 'What people say' });
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  await expect(reviews).toContainText('4.3');
  await expect(reviews).toContainText('From 57 reviews');
  await page.goto(at(CONTRARY, '/locations/alder-bay-motors'));
  await expect(page.getByRole('heading', { level: 1, name: 'Alder Bay' })).toBeVisible();
  await expect(reviews).toHaveCount(0);
});

test('LOC-11 REV-01 REV-03 REV-07 a yard’s page has that yard’s reviews, and the home page has the average of all yards’ reviews and twelve of them', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/locations/townsville'));
  const reviews = page.getByRole('region', { name: 'What people say' });
  await expect(reviews).toContainText('3.9');
  await expect(reviews).toContainText('From 62 reviews');
  await expect(page.getByRole('heading', { name: /\d vehicles at this yard now$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See all \d+ vehicles$/ })).toBeVisible();
  await expect(reviews.getByRole('figure')).toHaveCount(1);
  await expect(reviews.getByRole('figure')).toContainText('Marcus O.');
  await page.goto(at('harbourline', '/dealerships'));
  const lines = await resultCards(page)
    .getByText(/from \d+ reviews/)
    .allTextContents();
  const figures = lines.map(
    (line) =>
      line
        .match(/([\d.]+) from (\d+)/)
        ?.slice(1)
        .map(Number) ?? [],
  );
  const count = figures.reduce((sum, [, each = 0]) => sum + each, 0);
  const stars = figures.reduce((sum, [average = 0, each = 0]) => sum + average * each, 0);
  expect(figures).toHaveLength(6);
  await page.goto(at('harbourline', '/'));
  const all = page.getByRole('region', { name: 'Reviews' });
  await expect(all).toContainText(`From ${count} reviews`);
  await expect(all).toContainText((stars / count).toFixed(1));
  expect([count, (stars / count).toFixed(1)]).toEqual([963, '4.2']);
  const yards = ['newstead', 'capalaba', 'southport', 'maroochydore', 'toowoomba', 'townsville'];
  const pages = await Promise.all(yards.map((slug) => answer('harbourline', `/locations/${slug}`)));
  expect(pages.map(({ body }) => body.match(/<blockquote/g)?.length ?? 0).reduce((a, b) => a + b)).toBe(20);
  // REV-03: the home page shows 12 of these 20 reviews with their whole text.
  const texts = all.getByRole('figure').getByRole('blockquote');
  await expect(texts).toHaveCount(12);
  const cut = await texts.evaluateAll((quotes) =>
    quotes.map((each) => each.scrollHeight > each.clientHeight),
  );
  expect(cut).not.toContain(true);
});

for (const width of [360, 1280])
  test(`REV-01 REV-03 at ${width} px, the reviews of the home page stand side by side, and the wheel and arrow keys move through them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at('harbourline', '/'));
    const reviews = page.getByRole('group', { name: 'What people say' });
    await expect(reviews.getByRole('figure')).toHaveCount(12);
    expect((await reviews.boundingBox())?.height).toBeLessThan(width < 720 ? 900 : 300);
    await reviews.getByRole('figure').first().hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(() => reviews.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await reviews.focus();
    const last = reviews.getByRole('figure').last();
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(last).toBeInViewport({ timeout: 200 });
    }).toPass();
  });

test('REV-02 REV-04 REV-05 reviews are shown unless the site hides them, asks for a higher average or hides their texts', async ({
  page,
}) => {
  const ofYard = page.getByRole('region', { name: 'What people say' });
  const all = page.getByRole('region', { name: 'Reviews', exact: true });
  await page.goto(at(PLAIN, '/locations/cedar-flat'));
  await expect(ofYard).toContainText('4.0');
  await page.goto(at('redgum-kia'));
  await expect(all.getByRole('figure').getByRole('blockquote')).toHaveText([/\w/, /\w/, /\w/]);

  // This yard's average equals the configured minimum, but would have to exceed it.
  await page.goto(at(CONTRARY, '/locations/cedar-flat-motors'));
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Flat' })).toBeVisible();
  await expect(ofYard).toHaveCount(0);
  await page.goto(at(CONTRARY, '/locations/birch-hill-motors'));
  await expect(ofYard).toContainText('4.3');
  await expect(ofYard.getByRole('figure')).toContainText(['Found on the hill.']);
  await page.goto(at(CONTRARY));
  await expect(all).toContainText('4.2');
  await expect(all.getByRole('figure')).toContainText(['Ana B.', 'Bo C.', 'Cy D.']);
  await expect(all.getByRole('blockquote')).toHaveText(['Straight talk & <b>no</b> tricks.']);

  await page.goto(at(LATER));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(all).toHaveCount(0);
  await page.goto(at(LATER, '/locations/birch-hill-motors'));
  await expect(page.getByRole('heading', { level: 1, name: 'Birch Hill' })).toBeVisible();
  await expect(ofYard).toHaveCount(0);
  expect((await answer(LATER, '/locations/birch-hill-motors')).body).not.toContain('AggregateRating');
});

test('a vehicle’s place is its suburb, or its yard’s name if two yards are in that suburb', async ({
  page,
}) => {
  const card = cardOf(page, '2023 Mazda CX-3');
  const place = page.getByRole('heading', { name: /^See it / });
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
  await expect(place).toHaveText('See it in Birch Hill');

  await page.goto(at(NETWORKED, STOCK));
  await expect(card).toContainText('Birch Hill');
  await expect(card).not.toContainText('Alder Bay');
  await expect(cardOf(page, '2023 Mazda CX-5')).toContainText('Alder Bay');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.hover();
  await waitForLiveSearch(page);
  await filters.getByText('Location', { exact: true }).click();
  await filters.getByRole('checkbox', { name: 'Birch Hill Motors' }).check();
  await expect(resultCards(page)).toHaveCount(2);
  await expect(resultCards(page).filter({ hasText: 'Birch Hill' })).toHaveCount(2);
  await card.getByRole('heading').getByRole('link').click();
  await expect(place).toHaveText('See it at Birch Hill');
});

test('LOC-15 a department without a phone number shows “Phone not available”', async ({ page }) => {
  await page.goto(at(PLAIN, '/locations/birch-hill'));
  const hero = page.getByRole('region', { name: 'Birch Hill', exact: true });
  await expect(hero.getByRole('listitem').filter({ hasText: 'Parts' })).toContainText('Phone not available');
  await expect(hero.getByRole('listitem').filter({ hasText: 'Sales' })).not.toContainText('not available');
  await page.goto(at(PLAIN, '/dealerships'));
  await expect(cardOf(page, 'Cedar Flat')).toContainText('Phone not available');
});
