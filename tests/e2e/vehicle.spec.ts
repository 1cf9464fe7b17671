import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { decodeHTML } from 'entities/decode';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { fileOf, findCar, fixturePath, hasPage, isOnSale, stockOf } from '../support/samples.ts';
import { at, buyBox, CONTRARY, cardOf, expect, PLAIN, test } from './site.ts';

/** Path of the fixture vehicle with the most facts. */
const full = fixturePath.bind(null, PLAIN, 'CX-5');

test('VDP-01 VDP-26 VDP-27 VDP-30 VDP-32 VDP-36 VDP-20 the box beside a vehicle’s pictures shows name, price, key facts, phone and location', async ({
  page,
}) => {
  await page.goto(at(PLAIN, full()));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Home',
    'Our stock',
    'Mazda',
    'CX-5',
    '2023 Mazda CX-5',
  ]);
  const box = buyBox(page);
  await expect(box.getByRole('heading', { level: 1 })).toHaveText('2023 Mazda CX-5');
  await expect(box).toContainText('Maxx Sport');
  await expect(box).toContainText('KF');
  await expect(box).toContainText('$30,000 Excl. Govt Charges');
  await expect(box.getByRole('listitem')).toHaveText(['24,180 kms', 'Automatic', 'SUV']);
  const call = box.getByRole('link', { name: 'Call Now' });
  await expect(call).toHaveAttribute('href', 'tel:+61770100190');
  await box.getByRole('link', { name: 'Alder Bay' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/locations/alder-bay'));
});

test('VDP-28 the price with trade-in is shown only if it is lower than the price', async ({ page }) => {
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'Sorento')));
  await expect(buyBox(page)).toContainText('$40,000');
  await expect(buyBox(page).getByText('with trade in')).toHaveText('$38,000 with trade in');
  await page.goto(at(PLAIN, full()));
  await expect(buyBox(page)).not.toContainText('with trade in');
});

test('VDP-02 VDP-03 key information and specifications show four rows first, and the rest after "Show More" and "Show All Specs"', async ({
  page,
}) => {
  await page.goto(at(PLAIN, full()));
  const key = page.getByRole('region', { name: 'Key information' });
  const all = page.getByRole('region', { name: 'Specifications' });
  const shown = (part: typeof key) => part.getByRole('definition').filter({ visible: true });
  await expect(shown(key)).toHaveCount(4);
  await key.getByText('Show More').click();
  expect(await shown(key).count()).toBeGreaterThan(4);
  await expect(shown(all)).toHaveCount(4);
  await expect(all.getByText('Hide Specs')).toBeHidden();
  await all.getByText('Show All Specs').click();
  expect(await shown(all).count()).toBeGreaterThan(8);
  await all.getByText('Hide Specs').click();
  await expect(shown(all)).toHaveCount(4);
});

test('VDP-04 eight features are shown first, and the rest after "Show All"', async ({ page }) => {
  await page.goto(at(PLAIN, full()));
  const features = page.getByRole('region', { name: 'Features' });
  const shown = features.getByRole('listitem').filter({ visible: true });
  await expect(shown).toHaveCount(8);
  await features.getByText('Show All 10').click();
  await expect(shown).toHaveCount(10);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
  await expect(shown).toHaveCount(8);
  await expect(features.getByText('Show All')).toHaveCount(0);
});

test('VDP-05 VDP-21 a used vehicle’s page has a section Used car check, which ticks only what was checked, and a history report if there is one; new vehicles have no such section', async ({
  page,
}) => {
  const check = page.getByRole('region', { name: 'Used car check' });
  const report = page.getByRole('link', { name: 'View History Report' });
  await page.goto(at(PLAIN, full()));
  await expect(check).toContainText('24,180 kms');
  await expect(check).toContainText('6ZZ0AA0A0AA000101');
  await expect(report).toHaveAttribute('href', 'https://history.example/report');
  // Only what the stock says was checked has a tick.
  await expect(check.locator('dt:has(svg)')).toHaveText(['History report']);
  await expect(check).toContainText('A tick marks what was checked.');
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
  await expect(check).toContainText('Recorded for this car.');
  await expect(check.locator('dt:has(svg)')).toHaveCount(0);
  await expect(report).toHaveCount(0);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-80')));
  await expect(check).toHaveCount(0);
});

test('VDP-07 ERR-12 long dealer comments are cut to at most 400 characters after a word, with More and Less; missing comments are shown as pending', async ({
  page,
}) => {
  await page.goto(at(PLAIN, full()));
  const comments = page.getByRole('region', { name: 'Dealer comments' });
  const text = async () =>
    (await comments.getByRole('paragraph').filter({ visible: true }).first().textContent())?.trim() ?? '';
  const whole = 'We bought this one from its first owner, who kept every receipt in order. '.repeat(7);
  const beginning = await text();
  expect(beginning).toMatch(/ in order\. We bought this one from its…$/);
  expect(beginning.length).toBeLessThanOrEqual(400);
  expect(beginning.length + ' first'.length).toBeGreaterThan(400);
  expect(whole.startsWith(beginning.slice(0, -1))).toBe(true);
  await expect(comments.getByText('The end.')).toBeHidden();
  await comments.getByText('More', { exact: true }).click();
  await expect(comments.getByText('The end.')).toBeVisible();
  await comments.getByText('Less', { exact: true }).click();
  await expect(comments.getByText('The end.')).toBeHidden();
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
  await expect(comments).toContainText('Dealer comments are pending. Please check back here later.');
  await page.goto(at(PLAIN, fixturePath(PLAIN, '2')));
  await expect(comments).not.toContainText('pending');
  await expect(comments.getByText('More', { exact: true })).toHaveCount(0);
});

test('CAR-28 VDP-27 VDP-29 a subscription also shows the price to buy the vehicle, on page, card and in structured data, and its weekly finance', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'Picanto')));
  await expect(buyBox(page)).toContainText('$199 per week');
  await expect(buyBox(page).getByText('or buy it for $20,000 Ride away')).toBeVisible();
  await page.goto(at(CONTRARY, '/search/new-used-and-demo-cars/'));
  const card = cardOf(page, '2023 Kia Picanto');
  await expect(card.getByText('or $20,000 Ride away')).toBeVisible();
  await expect(cardOf(page, '2023 Mazda CX-5').getByText(/^or \$/)).toHaveCount(0);
  const weekly = stockOf('banksia-bay').filter(
    (car) => isOnSale(car) && car.subscription_price && car.price && hasPage('banksia-bay', car.path),
  );
  expect(weekly.length).toBeGreaterThan(20);
  let withFinance = 0;
  for (const { path, price } of weekly) {
    const html = readFileSync(fileOf('banksia-bay', path), 'utf8');
    const amount = `\\$${price?.toLocaleString('en-AU')}<`;
    // This dealer's prices stand apart, the one to buy first.
    const shown = new RegExp(`<price-now class="price"[^>]*>${amount}[^]*?<p class="purchase"[^>]*>\\s*or `);
    // `expect(html).toMatch` would print the whole page if it failed.
    expect(shown.test(html), `${path} shows its purchase price`).toBe(true);
    const offered = new RegExp(`"offers":\\{[^{}]*"price":${price},"priceCurrency":"AUD"`);
    expect(offered.test(html), `${path} offers it for its purchase price`).toBe(true);
    const financed = html.includes('id="finance-calculator"');
    expect(/Only \$\d+ \/wk\*/.test(html), `${path} shows the weekly finance beside a calculator`).toBe(
      financed,
    );
    // The weekly price is one thing, the weekly repayment of a loan another.
    expect(html.includes('Loan repayment'), `${path} says which of them is a loan`).toBe(financed);
    withFinance += Number(financed);
  }
  expect(withFinance).toBeGreaterThan(20);
});

for (const tenant of DEMO_TENANTS)
  test(`${tenant}: every vehicle page has its own title of at most 60 characters, and specifications and reasons to buy repeat nothing`, () => {
    const cars = stockOf(tenant).filter(({ path }) => hasPage(tenant, path));
    const titles = new Map<string, string>();
    const checked = new Set<string>();
    for (const { path, year, make, model, car_type } of cars) {
      const html = readFileSync(fileOf(tenant, path), 'utf8');
      const title = decodeHTML(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(title, path).toContain(`${year} ${make} ${model}`.slice(0, 40));
      expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
      titles.set(title, path);
      const gears = /<dt[^>]*>Gears<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/s.exec(html)?.[1];
      if (gears) expect(html, path).not.toMatch(new RegExp(`Transmission</dt>\\s*<dd[^>]*>${gears}<`));
      // Reasons depend only on the dealer and the condition.
      if (checked.has(car_type)) continue;
      checked.add(car_type);
      const [why = ''] = /<section[^>]* id="why-buy".*?<\/section>/s.exec(html) ?? [];
      const reasons = [...why.matchAll(/<li.*?<\/li>/gs)].map(([item]) => item.replace(/<[^>]*>/g, ' '));
      for (const reason of reasons) {
        const longWords = reason.toLowerCase().match(/[a-z0-9]{5,}/g) ?? [];
        expect(longWords, `${path}: ${reason}`).toEqual([...new Set(longWords)]);
      }
      expect(new Set(reasons).size, path).toBe(reasons.length);
    }
    expect(titles.size).toBe(cars.length);
  });

/** Waits until all animations in a part of the page have ended. */
const settled = (part: Locator) =>
  expect.poll(() => part.evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0);

test('LIM-02 a click while the dealer comments open or close reverses the movement', async ({ page }) => {
  await page.goto(at(PLAIN, full()));
  const comments = page.getByRole('region', { name: 'Dealer comments' });
  const end = comments.getByText('The end.');
  const more = comments.locator('details.more');
  /** Clicks twice, the second time halfway through the animation that the first click started. */
  const pressTwice = () =>
    more.evaluate((details) => {
      const press = () => details.querySelector('summary')?.click();
      press();
      for (const running of details.getAnimations({ subtree: true })) {
        running.pause();
        running.currentTime = 150;
      }
      press();
    });
  await pressTwice();
  await expect(end).toBeHidden();
  await comments.getByText('More', { exact: true }).click();
  await settled(comments);
  await pressTwice();
  await settled(comments);
  await expect(end).toBeVisible();
});

test('VDP-13 VDP-14 VDP-16 six similar cars are shown, and the vehicle itself is not among them', async ({
  page,
}) => {
  await page.goto(at(PLAIN, full()));
  const similar = page.getByRole('region', { name: 'Similar cars' });
  await expect(similar.getByRole('article')).toHaveCount(6);
  await expect(similar.getByRole('heading', { name: '2023 Mazda CX-5' })).toHaveCount(0);
});

test('VDP-19 the vehicle’s location is shown with map, address, opening hours and directions', async ({
  page,
}) => {
  await page.goto(at(PLAIN, full()));
  const yard = page.getByRole('region', { name: 'See it in Alder Bay' });
  await expect(yard.getByRole('img', { name: 'Map of Alder Bay' })).toBeVisible();
  await expect(yard).toContainText('1 Long Street, Alder Bay QLD 4000');
  await expect(yard.getByRole('row', { name: 'Mon-Fri' })).toContainText('8:30 am to 5:30 pm');
  await expect(yard.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:/);
});

test('VDP-22 on a desktop the sticky header is shown if the page is scrolled by more than 500 px, else hidden', async ({
  page,
}) => {
  await page.goto(at(PLAIN, full()));
  const head = page.getByRole('region', { name: '2023 Mazda CX-5' });
  const to = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await to(500);
  await expect(head).toBeHidden();
  await to(501);
  await expect(head).toBeVisible();
  await expect(head).toContainText('$30,000');
  // Nothing covers it, not even the site's header.
  await head.getByRole('link', { name: 'Call Now' }).click({ trial: true });
  await to(1200);
  await expect(page.getByRole('region', { name: 'Price and contact bar' })).toBeHidden();
  await to(0);
  await expect(head).toBeHidden();
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'Picanto')));
  await to(501);
  await expect(page.getByRole('region', { name: '2023 Kia Picanto' })).toContainText('$199 per week');
});

test('VDP-23 on a phone the bottom bar is shown if the page is scrolled by more than 900 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at(PLAIN, full()));
  const bar = page.getByRole('region', { name: 'Price and contact bar' });
  const to = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await to(900);
  await expect(bar).toBeHidden();
  await to(901);
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+61770100190');
  await expect(page.getByRole('region', { name: '2023 Mazda CX-5' })).toBeHidden();
});

test('VDP-25 the heading above the reasons to buy is "Why Buy From Us?" or the configured one', async ({
  page,
}) => {
  await page.goto(at('ironbark', findCar('ironbark', 'truck on sale', isOnSale).path));
  await expect(
    page.getByRole('region', { name: 'Why Buy From Us?' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await expect(page.getByRole('region', { name: 'Why Contrary Motors?' }).getByRole('listitem')).toHaveCount(
    2,
  );
});

test('VDP-39 the print button is shown only if it is switched on', async ({ page }) => {
  await page.goto(at(PLAIN, full()));
  await expect(buyBox(page).getByRole('button', { name: 'Print PDF' })).toHaveCount(0);
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await expect(buyBox(page).getByRole('button', { name: 'Print PDF' })).toBeVisible();
});

test('VDP-41 a sold vehicle’s page shows SOLD instead of price and buttons, and links to similar vehicles', async ({
  page,
}) => {
  for (const model of ['CX-9', 'CX-60']) {
    await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
    const box = buyBox(page);
    await expect(box.getByRole('status')).toContainText('SOLD');
    await expect(box).not.toContainText('$');
    await expect(box.getByRole('link', { name: 'Call Now' })).toHaveCount(0);
    await expect(box.getByRole('link', { name: 'Enquire Now' })).toHaveCount(0);
    await box.getByRole('link', { name: 'Find Me Something Similar' }).click();
    await expect(page).toHaveURL(at(PLAIN, '/search/mazda/'));
  }
});

test('VDP-41 a sold vehicle’s page shows similar vehicles before its details, and others after them', async ({
  page,
}) => {
  const places = async (model: string) => {
    await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    return [headings.indexOf('Similar cars'), headings.indexOf('Key information')] as const;
  };
  const [similarOfSold, detailsOfSold] = await places('CX-9');
  expect(similarOfSold).toBeGreaterThanOrEqual(0);
  expect(similarOfSold).toBeLessThan(detailsOfSold);
  const [similarOfOther, detailsOfOther] = await places('CX-5');
  expect(detailsOfOther).toBeGreaterThanOrEqual(0);
  expect(similarOfOther).toBeGreaterThan(detailsOfOther);
});

test('GAL-01 a vehicle’s page has thumbnails only if the vehicle is in stock and has more than three pictures', async ({
  page,
}) => {
  const thumbs = page.getByRole('list', { name: 'Choose a picture' });
  await page.goto(at(PLAIN, full()));
  await expect(thumbs.getByRole('listitem')).toHaveCount(5);
  for (const model of ['CX-3', 'CX-8', 'CX-90']) {
    await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
    await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
    await expect(thumbs).toHaveCount(0);
  }
});

test('the pictures of a vehicle’s page change by arrow buttons, thumbnails and keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at(PLAIN, full()));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const back = gallery.getByRole('button', { name: 'Previous picture' });
  const on = gallery.getByRole('button', { name: 'Next picture' });
  await expect(back).toBeDisabled();
  await on.click();
  const current = gallery.getByRole('link', { name: 'Picture 2', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('link', { name: 'Picture 5', exact: true }).click();
  await expect(on).toBeDisabled();
  await back.click();
  const fourth = gallery.getByRole('link', { name: 'Picture 4', exact: true });
  await expect(fourth).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('group').press('ArrowRight');
  await expect(gallery.getByRole('link', { name: 'Picture 5', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
