import { findCar, fixturePath, isOnSale } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';
import { walkByTab } from './tab-walk.ts';

const PATH = fixturePath.bind(null, PLAIN, 'CX-5');

for (const [name, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)
  test(`on a ${name}, axe finds no violations in a vehicle’s page with all texts opened, in its share menu and in its forms with errors`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
    for (const more of await page.locator('main summary').all())
      if (await more.isVisible()) await more.click();
    const share = buyBox(page).getByText('Share', { exact: true });
    // Keep the button away from the phone's bottom bar, which appears and disappears while scrolling.
    await share.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await share.click();
    await expect(buyBox(page).getByRole('link', { name: 'Facebook' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const form of ['Book a Test Drive', 'Instant Message']) {
      await buyBox(page).getByRole('button', { name: form }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^(Send|Book)/ }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      expect(await axeViolations(page), form).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

test('the Tab key reaches all controls of a vehicle’s page in document order', async ({ page }) => {
  test.slow();
  await page.goto(at(PLAIN, PATH()));
  await walkByTab(page, 'main', 30);
});

test('LIM-01 LIM-04 money is in Australian dollars and distance in kms', async ({ page }) => {
  await page.goto(at(PLAIN, PATH()));
  await expect(buyBox(page)).toContainText('$30,000');
  await expect(buyBox(page)).toContainText('24,180 kms');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join(' ')).toContain('"priceCurrency":"AUD"');
});

test('VDP-24 the bottom bar of a phone has Call Now and Enquire Now, or Instant Message and Reserve Car Now if configured', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('region', { name: 'Price and contact bar' });
  const scrollDown = () => page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await page.goto(at(PLAIN, PATH()));
  await scrollDown();
  await expect(bar.getByText('Call Now', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Call Now' })).toContainText('Call Now');
  await expect(bar.getByRole('button', { name: 'Enquire Now' })).toBeVisible();
  await expect(bar.getByText('Reserve Car Now')).toHaveCount(0);
  await expect(bar.getByText('Instant Message')).toHaveCount(0);
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await scrollDown();
  for (const name of ['Call Now', 'Instant Message', 'Reserve Car Now'])
    await expect(bar.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('Enquire Now')).toHaveCount(0);
});

test('VDP-31 the number of views is shown if it is known, else hidden', async ({ page }) => {
  const known = findCar(PLAIN, 'vehicle that was viewed', (car) => isOnSale(car) && car.views !== null);
  await page.goto(at(PLAIN, known.path));
  await expect(buyBox(page).getByText(`${known.views} views`)).toBeVisible();
  const unknown = findCar(PLAIN, 'vehicle never viewed', (car) => isOnSale(car) && car.views === null);
  await page.goto(at(PLAIN, unknown.path));
  await expect(buyBox(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(buyBox(page).getByText(/\bviews?$/)).toBeHidden();
});

test('interactive parts of a vehicle page load their scripts only when they come into view', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(at(PLAIN, PATH()));
  const islands = page.locator('astro-island');
  const parts = await islands.evaluateAll((all) =>
    all.map((island) => ({
      client: island.getAttribute('client'),
      urls: ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    })),
  );
  expect(parts.length).toBeGreaterThan(1);
  for (const { client } of parts) expect(['visible', 'idle']).toContain(client);
  const waiting = page.locator('astro-island[client="visible"][ssr]');
  const seen = parts.filter(({ client }) => client === 'visible');
  expect(seen).not.toEqual([]);
  await expect(waiting).toHaveCount(seen.length);
  for (const url of seen.flatMap(({ urls }) => urls)) expect(requested).not.toContain(url);
  for (const island of await page.locator('astro-island[client="visible"]').all())
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
  await expect(waiting).toHaveCount(0);
  for (const url of seen.flatMap(({ urls }) => urls)) expect(requested).toContain(url);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the main texts are shown, every visible link leads somewhere, and buttons that need scripts are hidden', async ({
    page,
  }) => {
    await page.goto(at(PLAIN, PATH()));
    const box = buyBox(page);
    for (const text of ['2023 Mazda CX-5', 'Maxx Sport', '$30,000', '24,180 kms', '214 views', 'Alder Bay'])
      await expect(box).toContainText(text);
    for (const name of [
      'Key information',
      'Dealer comments',
      'Features',
      'Specifications',
      'Used car check',
      'Call Alder Bay',
      'See it in Alder Bay',
      'Similar cars',
    ])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Call Alder Bay' })).toContainText('07 7010 0190');
    const links = page.getByRole('main').getByRole('link').filter({ visible: true });
    expect(await links.count()).toBeGreaterThan(10);
    for (const link of await links.all())
      expect(await link.getAttribute('href'), await link.innerText()).toMatch(
        /^(\/|#|https:\/\/|mailto:|tel:|sms:)/,
      );
    await box.getByText('Share', { exact: true }).click();
    await expect(box.getByRole('link', { name: 'Email' })).toBeVisible();
    for (const name of ['Copy link', 'Fave', 'Print PDF'])
      await expect(box.getByRole('button', { name })).toBeHidden();
  });
});
