import { type Page, test as plain } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { findCar, isOnSale, samplePaths } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { compared, fixturePath, logOf, MARKET, market, serve } from './live-service.ts';
import { resize } from './resize.ts';
import { MAX_SHEETS, SHEET, sheetsOf } from './sheets.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';

const open = (page: Page, model = 'CX-5') => page.goto(at(PLAIN, fixturePath(PLAIN, model)));
const call = (page: Page) => page.getByRole('region', { name: 'Call Alder Bay' });

test('LOC-25 LOC-26 LOC-27 API-21 a phone number is masked until it is clicked; the service records that click, and the next click calls the number', async ({
  page,
}) => {
  const reveals = await serve(page, 'phone-reveals', { status: 204 });
  await open(page);
  const number = call(page).getByRole('link');
  await expect(number).toHaveText(/07 70\*{7}/);
  await expect(call(page).getByText('07 7010 0190').first()).toBeHidden();
  const size = () => number.evaluate((link: HTMLElement) => [link.offsetWidth, link.offsetHeight]);
  const before = await size();
  const sent = page.waitForResponse('**/phone-reveals');
  await number.click();
  await sent;
  await expect(call(page).getByRole('link', { name: '07 7010 0190' })).toBeVisible();
  await expect(call(page).getByRole('status')).toHaveText('07 7010 0190');
  expect(await size()).toEqual(before);
  const body = reveals[0]?.request().postDataJSON();
  expect(Object.keys(body)).toEqual(['car_id', 'dealership_id', 'website_id']);
  expect(body).toMatchObject({ dealership_id: 'd1', website_id: 'fixture-plainview' });
  await expect(number).toHaveAttribute('href', 'tel:+61770100190');
  const where = page.getByRole('region', { name: 'See it in Alder Bay' });
  await expect(where.getByRole('link', { name: '07 7010 0190' })).toBeVisible();
  const calls = () => page.evaluate(() => window.dataLayer?.length ?? 0);
  expect(await calls()).toBe(0);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await number.click();
  expect(await calls()).toBe(1);
  expect(reveals).toHaveLength(1);
});

plain(
  'LOC-26 a click on a masked phone number shows it even if the service cannot record the click',
  async ({ page }) => {
    const log = logOf(page);
    await serve(page, '**', { status: 500 });
    await open(page);
    await call(page).getByRole('link').click();
    await expect(call(page).getByRole('link', { name: '07 7010 0190' })).toBeVisible();
    await expect.poll(() => log.join()).toContain('warning: The phone reveal could not be recorded.');
  },
);

test('PRN-01 a printed vehicle page has all texts, the whole phone number, and no controls', async ({
  page,
}) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(call(page).getByText('07 7010 0190').first()).toBeVisible();
  await expect(call(page).getByText('*******')).toBeHidden();
  for (const words of [
    'The end.',
    'Cargo blind',
    '6ZZ0AA0A0AA000101',
    '$30,000 Excl. Govt Charges',
    'Comparison rate',
  ])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  for (const name of ['Enquire Now', 'Fave', 'Fullscreen', 'Get estimate', 'Next picture'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Similar cars' })).toBeHidden();
  await expect(page.locator('button, input, video, market-gauge').filter({ visible: true })).toHaveCount(0);
});

/** Texts of a printed page in pale colours: each of red, green and blue is above 150 of 255. */
const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); canvas && node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
      canvas.fillStyle = getComputedStyle(parent).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (Math.min(red, green, blue) > 150) found.push(textContent.trim());
    }
    return found;
  });

for (const tenant of DEMO_TENANTS)
  test(`PRN-01 every kind of page of ${tenant} prints on one or two sheets (full lists on more), without controls, pale text or cut edges`, async ({
    page,
  }) => {
    const kinds = Object.entries(samplePaths(tenant)).filter(([kind]) => kind !== 'not found');
    for (const [kind, path] of kinds) {
      await page.goto(at(tenant, path));
      const sheets = await sheetsOf(page);
      expect(sheets, kind).toBeGreaterThan(0);
      // A full list of vehicles may take any number of sheets.
      if (kind !== 'whole list') expect(sheets, kind).toBeLessThanOrEqual(MAX_SHEETS);
      await page.emulateMedia({ media: 'print' });
      expect(await paleTexts(page), kind).toEqual([]);
      const pressable = page.locator('button, input, select, textarea, #main .btn:not([href^="tel:"])');
      await expect(pressable.filter({ visible: true }), kind).toHaveCount(0);
      for (const region of ['announcement', 'Search our stock', 'Who we are'])
        await expect(page.getByLabel(region).getByRole('link').filter({ visible: true }), kind).toHaveCount(
          0,
        );
      // A page is laid out for the width of its sheet, and nothing is cut at an edge.
      await page.setViewportSize(SHEET);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('#main :is(h1, h2, h3, p, td, img)')]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
          .filter((part) => {
            const { left, right } = part.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(cut, kind).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ media: null });
    }
  });

test('PRN-01 printed contact and trade-in pages have the yards with their phones, and no form', async ({
  page,
}) => {
  for (const tenant of ['harbourline', 'ironbark'])
    for (const path of ['/contact', '/trade-in']) {
      await page.goto(at(tenant, path));
      expect(await sheetsOf(page), `${tenant} ${path}`).toBeLessThanOrEqual(MAX_SHEETS);
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: 'print' });
      const pressable = page.locator(
        'button, input, select, textarea, label, .top a:not(.logo), summary > .i',
      );
      await expect(pressable.filter({ visible: true }).filter({ hasNotText: /\d{4}/ }), path).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: 'Prefer to talk?' })).toContainText(
        /Sales.*\d{4}/s,
      );
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1280, height: 900 });
    }
});

test('PRN-01 a printed yard page has the hours of every department, and a printed vehicle page has no announcement bar', async ({
  page,
}) => {
  await page.goto(at('harbourline', samplePaths('harbourline').location));
  await page.emulateMedia({ media: 'print' });
  for (const department of ['Sales', 'Service', 'Parts'])
    await expect(page.getByRole('heading', { name: department, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Our story' })).toBeHidden();
  const away = findCar(
    'harbourline',
    'vehicle outside Brisbane',
    (car) => isOnSale(car) && car.city === 'Townsville',
  );
  await page.emulateMedia({ media: null });
  await page.goto(at('harbourline', away.path));
  const announcement = page.getByText('This one is in Townsville');
  await expect(announcement).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(announcement).toBeHidden();
});

plain('without scripts the whole phone number is shown', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page);
  await expect(call(page).getByRole('link', { name: '07 7010 0190' })).toBeVisible();
  await expect(call(page).getByText('*******')).toBeHidden();
  await page.close();
});

test('CON-15 CON-16 CON-17 CON-18 CON-19 the sales counter counts the month’s sales by Brisbane time, counts up to them over two seconds, and can be switched off', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-10T09:30:00+10:00') });
  await open(page);
  await compared(page);
  await page.clock.pauseAt(new Date('2026-11-10T09:59:50+10:00'));
  const counter = page.getByRole('region', { name: 'Sales this Month' });
  const figure = counter.getByRole('paragraph');
  const shown = async () => Number((await figure.innerText()).replace(/\D/g, ''));
  await counter.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText('0');
  // 192 sales on each of nine days, and 79 since midnight: one per 450 seconds.
  const now = 9 * 192 + 79;
  await page.clock.runFor(1000);
  const half = await shown();
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(now);
  await page.clock.runFor(1200);
  expect(await shown()).toBe(now);
  // The next sale is at ten o'clock, but the counter updates only every 150 seconds.
  await page.clock.runFor(60_000);
  expect(await shown()).toBe(now);
  await page.clock.runFor(93_000);
  expect(await shown()).toBe(now + 1);
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(counter).toHaveCount(0);
});

test('CON-15 the sales counter is left out while the month has no sales', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T00:07:29+10:00'));
  await open(page);
  await page.locator('.sales').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Sales this Month' })).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-12-01T00:07:31+10:00'));
  await open(page);
  await page.locator('.sales').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Sales this Month' }).getByRole('paragraph')).toHaveText('1');
});

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

test('CON-09 an announcement bar names the vehicle’s city if that is not the city of the primary location', async ({
  page,
}) => {
  await open(page, 'CX-3');
  await expect(bar(page)).toContainText('This one is in Birch Hill, not in Alder Bay.');
  await open(page);
  await expect(bar(page)).toHaveCount(0);
});

test('CON-10 a dismissed announcement bar stays hidden on other pages in the same tab, and shows again in a new tab', async ({
  page,
  context,
}) => {
  await open(page, 'CX-3');
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toHaveCount(0);
  await open(page, 'Sportage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const next = await context.newPage();
  await next.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
  await expect(bar(next)).toBeVisible();
  await next.close();
});

test('axe finds no violations in a vehicle page whose live parts all show data', async ({ page }) => {
  await serve(page, '**/autogauge', { json: MARKET });
  await serve(page, '**/view.json?*', { json: { views: 12, car_fields: {} } });
  await open(page, 'CX-3');
  await expect(market(page)).toContainText('Great Deal');
  for (const width of [1280, 360]) {
    await resize(page, width, 800);
    await page.locator('#running-costs').scrollIntoViewIfNeeded();
    await expect(page.locator('#running-costs astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Get estimate' }).click();
    await expect(page.getByText('Please enter a postcode.')).toBeVisible();
    expect(await axeViolations(page, { bestPractices: true })).toEqual([]);
  }
});
