import { type Page, test as plain } from '@playwright/test';
import { stockOf } from '../support/samples.ts';
import { type Answer, fixturePath, logOf, serve } from './live-service.ts';
import { resize } from './resize.ts';
import { at, buyBox, CONTRARY, expect, LATER, PLAIN, test } from './site.ts';

const open = (page: Page, model = 'CX-5', site = PLAIN) => page.goto(at(site, fixturePath(site, model)));
const serveFacts = (page: Page, car_fields: object, views: number | null = null) =>
  serve(page, '**/view.json?*', { json: { views, car_fields } });
/** The bar with title and price at the top of a scrolled page. */
const head = (page: Page) => page.getByRole('region', { name: '2023 Mazda CX-5' });

test('VDP-31 API-18 the vehicle’s current number of views is shown; the request for it has number of photos, date of update and website', async ({
  page,
}) => {
  const requests = await serveFacts(page, {}, 1284);
  await open(page);
  await expect(buyBox(page).getByText('1,284 views')).toBeVisible();
  const { pathname, searchParams } = new URL(requests[0]?.request().url() ?? '');
  expect(pathname).toBe(`/api${fixturePath(PLAIN, 'CX-5')}/view.json`);
  expect(searchParams.get('photos_count')).toBe('5');
  expect(searchParams.get('website_id')).toBe('fixture-plainview');
  expect(Date.parse(searchParams.get('updated_at') ?? '')).not.toBeNaN();
});

test('VDP-41 a vehicle sold since the build is shown as sold, without price and buttons', async ({
  page,
}) => {
  await serveFacts(page, { sold: true });
  await open(page);
  await expect(page.getByText('This vehicle has just been sold.')).toBeVisible();
  const box = buyBox(page);
  for (const name of ['Finance calculator', 'Call Alder Bay'])
    await expect(page.getByRole('region', { name })).toBeHidden();
  await expect(box.getByText('Share', { exact: true })).toBeHidden();
  await expect(box.getByText('SOLD', { exact: true })).toBeVisible();
  await expect(box).not.toContainText('$30,000');
  await expect(box.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
  for (const name of ['Enquire Now', 'Call Now'])
    await expect(box.getByRole('link', { name }).or(box.getByRole('button', { name }))).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect(head(page)).toContainText('SOLD');
  await expect(head(page)).not.toContainText('$30,000');
  await resize(page, 360, 740);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  const bar = page.getByRole('region', { name: 'Price and contact bar' });
  await expect(bar).toContainText('SOLD');
  await expect(bar).not.toContainText('$30,000');
  await expect(bar.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
});

test('a vehicle that left the feed since the build is shown as no longer available, and nothing says that it was sold', async ({
  page,
}) => {
  await serveFacts(page, { status: 'gone', sold: true });
  await open(page);
  await expect(page.getByText('This vehicle is no longer available.')).toBeVisible();
  const box = buyBox(page);
  await expect(box.getByRole('status')).toHaveText('No longer available');
  await expect(box).not.toContainText('$30,000');
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect(head(page)).toContainText('No longer available');
  await expect(page.getByText(/sold|new home/i).filter({ visible: true })).toHaveCount(0);
});

/** A vehicle page's content for assistive technology, without links to other vehicles. */
async function shown(page: Page): Promise<string> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('nav[aria-label="Breadcrumb"], #similar')) part.remove();
  });
  const snapshots: string[] = [];
  for (const width of [1280, 360]) {
    await resize(page, width, 740);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const bar = width === 360 ? 'Price and contact bar' : /^2023 Mazda/;
    await expect(page.getByRole('region', { name: bar })).toBeVisible();
    // The service knows no market prices, so the comparison hides once it has answered.
    await expect(page.getByRole('region', { name: 'Price comparison' })).toBeHidden();
    // A script replaces the day's hours.
    await expect(
      page
        .getByRole('main')
        .getByText(/^(Open now|Closed)/)
        .first(),
    ).toBeVisible();
    snapshots.push(await page.getByRole('main').ariaSnapshot());
    // The pictures of a sold vehicle are grey.
    const pictures = page.locator('picture-gallery').locator('.strip, .nopic').first();
    snapshots.push(await pictures.evaluate((part) => getComputedStyle(part).filter));
  }
  return snapshots.join('\n');
}

test('VDP-41 the page of a vehicle that was sold or reserved since the build changes to what a new build would publish', async ({
  page,
}) => {
  const structuredData = () => page.locator('script[type="application/ld+json"]').first().textContent();
  const later = stockOf(LATER);
  for (const { model, path, reserved } of later) {
    const builtPath = fixturePath(CONTRARY, model);
    await serveFacts(page, reserved ? { reserved: true } : { sold: true });
    await page.goto(at(CONTRARY, builtPath));
    const data = await structuredData();
    const state = reserved ? 'reserved' : 'sold';
    await expect(page.getByText(`This vehicle has just been ${state}.`)).toBeVisible();
    const changed = await shown(page);
    expect(await structuredData()).toBe(data);
    await page.goto(at(LATER, path));
    // The two sites have different addresses, and a model whose only vehicle was sold has no page any more.
    const withoutDifferences = (text: string) =>
      text
        .replaceAll(path, builtPath)
        .replaceAll('www.later.', 'www.contrary.')
        .replaceAll(encodeURIComponent(path), encodeURIComponent(builtPath))
        .replace(/\/search\/mazda\/(cx-\d\/)?/g, '/search/mazda/')
        .replaceAll(' [disabled]', '');
    expect(withoutDifferences(changed)).toBe(withoutDifferences(await shown(page)));
    expect(changed).toContain(reserved ? 'On hold' : 'SOLD');
  }
  expect(later.map(({ reserved }) => reserved)).toEqual([true, false, false]);
});

test('VDP-41 a saved vehicle that is reserved later can still be removed from the favourites', async ({
  page,
}) => {
  await open(page);
  const heart = buyBox(page).getByRole('button', { name: 'Fave', exact: true });
  await heart.click();
  await serveFacts(page, { reserved: true });
  await open(page);
  await expect(page.getByText('This vehicle has just been reserved.')).toBeVisible();
  await expect(buyBox(page).getByText('Book a Test Drive')).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('VDP-10 a price that changed since the build is announced and replaces the old one everywhere, also in the finance calculator', async ({
  page,
}) => {
  await serveFacts(page, { status: 'in_stock', price: 28_490 });
  await open(page);
  // An annuity: 12.94 % p.a. over 5 years in weekly payments.
  const weekly = (amount: number) => {
    const rate = 0.1294 / 52;
    return `$${Math.ceil((amount * rate) / (1 - (1 + rate) ** -260))}`;
  };
  const finance = page.getByRole('region', { name: 'Finance calculator' });
  await finance.scrollIntoViewIfNeeded();
  await expect(finance.getByLabel('Purchase price')).toHaveValue('28490');
  await expect(finance).toContainText('Purchase price$28,490');
  await expect(finance).toContainText(`Repayment${weekly(28_490)} per week`);
  await expect(finance).toContainText('Interest rate12.94% p.a.');
  await expect(finance).not.toContainText('Purchase price$30,000');
  await expect(finance).not.toContainText(weekly(30_000));
  await expect(buyBox(page)).not.toContainText('$144');
  await expect(buyBox(page)).toContainText('The finance calculator uses the new price.');
  await finance.getByLabel('Deposit or trade-in').fill('8490');
  await expect(finance).toContainText(`Repayment${weekly(20_000)} per week`);
  await open(page);
  await expect(page.getByRole('status').filter({ hasText: 'The price is now $28,490.' })).toBeVisible();
  await expect(buyBox(page)).toContainText('$28,490 Excl. Govt Charges');
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect(head(page)).toContainText('$28,490');
  await page.setViewportSize({ width: 360, height: 740 });
  await serveFacts(page, { price: 39_000 });
  await open(page, 'Sorento');
  await expect(buyBox(page)).toContainText('$39,000');
  await expect(buyBox(page).getByText('with trade in')).toBeHidden();
  await expect(buyBox(page).getByText('$42,000')).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: 'Price and contact bar' })).toContainText('$39,000');
  // This price is too low for finance.
  await serveFacts(page, { price: 500 });
  await open(page);
  await expect(buyBox(page)).toContainText('$500');
  await expect(buyBox(page).getByRole('link', { name: 'Finance calculator' })).toBeHidden();
  await expect(finance).toBeHidden();
});

test('VDP-23 the bottom bar stays visible if outdated parts above the viewport are removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await serveFacts(page, { price: 39_000 });
  await open(page, 'Sorento');
  await expect(buyBox(page)).toContainText('$39,000');
  await page.evaluate(() => scrollTo({ top: 950, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(900);
  const bar = page.getByLabel('Price and contact bar');
  // The scroll event comes in the next frame, and the bar is hidden with an animation.
  await bar.evaluate(async (part) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame().then(frame);
    await Promise.allSettled(part.getAnimations().map(({ finished }) => finished));
  });
  expect(await bar.isVisible()).toBe(true);
});

test('price and buttons of a vehicle stay as they are if the service returns the published price and status', async ({
  page,
}) => {
  await serveFacts(page, { status: 'in_stock', sold: false, price: 30_000 }, 7);
  await open(page);
  await expect(buyBox(page)).toContainText('7 views');
  await expect(buyBox(page)).toContainText('$30,000');
  await expect(buyBox(page).getByRole('link', { name: 'Find Me Something Similar' })).toHaveCount(0);
});

const FAILURES: [string, Answer][] = [
  ['fails', { status: 500 }],
  ['cannot be reached', 'offline'],
  ['answers with HTML instead of JSON', { status: 200, body: '<p>busy</p>' }],
  ['sends an empty answer', { status: 200 }],
];
for (const [kind, answer] of FAILURES) {
  plain(
    `if the service ${kind} when asked for current price and status, the vehicle’s page stays as it is`,
    async ({ page }) => {
      const log = logOf(page);
      await serve(page, '**/autogauge', { json: {} });
      await serve(page, 'viewings', { status: 204 });
      await serve(page, '**/view.json?*', answer);
      await open(page);
      const box = buyBox(page);
      // The open/closed text replaces the hours when its script has loaded.
      await expect(box).toContainText(/\b(Open now|Closed)\b/);
      const before = await box.innerText();
      await expect.poll(() => log.join()).toContain('current price and status could not be loaded');
      expect((await box.innerText()).replace(/\s+/g, ' ')).toBe(before.replace(/\s+/g, ' '));
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(log.filter((line) => line.startsWith('thrown'))).toEqual([]);
    },
  );
}

test('TRK-12 viewing a used vehicle sends event 4 once per vehicle and visit, viewing a new vehicle sends nothing', async ({
  page,
}) => {
  const viewings = await serve(page, 'viewings', { status: 204 });
  const sent = page.waitForResponse('**/api/viewings');
  await open(page);
  await sent;
  expect(viewings[0]?.request().postDataJSON()).toMatchObject({
    event_id: 4,
    dealership_id: 'd1',
    website_id: 'fixture-plainview',
  });
  // A second event would have been sent before this request.
  const comparison = page.waitForResponse('**/autogauge');
  await open(page);
  await comparison;
  expect(viewings).toHaveLength(1);
  const others = page.waitForResponse('**/api/viewings');
  await open(page, 'CX-3');
  await others;
  expect(viewings).toHaveLength(2);
  const newer = page.waitForResponse('**/autogauge');
  await open(page, 'CX-90', CONTRARY);
  await newer;
  expect(viewings).toHaveLength(2);
});

plain.describe('ERR-13 if the view of a vehicle cannot be recorded', () => {
  plain('that is only logged, and the page stays as it is', async ({ page }) => {
    const log = logOf(page);
    await serve(page, '**/autogauge', { json: { confidence: 0 } });
    await serve(page, '**/view.json?*', { json: { views: 5, car_fields: {} } });
    await serve(page, 'viewings', { status: 500 });
    await open(page);
    await expect.poll(() => log.join()).toContain('warning: This page view was not counted.');
    await expect(buyBox(page)).toContainText('5 views');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /viewing/ })).toHaveCount(0);
  });
});
