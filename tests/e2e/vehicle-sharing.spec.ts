import { readFile } from 'node:fs/promises';
import { test as base, type Locator, type Page } from '@playwright/test';
import { findCar, fixturePath, isOnSale } from '../support/samples.ts';
import { compared } from './live-service.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';

const PATH = fixturePath.bind(null, PLAIN, 'CX-5');
const ADDRESS = 'https://www.plainview.example';
const share = (page: Page) => buyBox(page).getByText('Share', { exact: true });

/**
 * Opens the share menu and returns its first button. The price comparison above the menu has just been hidden, so the
 * menu may move during the click. In that case this clicks again.
 */
async function openShare(page: Page): Promise<Locator> {
  const copy = buyBox(page).getByRole('button', { name: 'Copy link' });
  await expect(async () => {
    if (await copy.isHidden()) await share(page).click();
    await expect(copy).toBeVisible({ timeout: 2000 });
  }).toPass();
  return copy;
}

/** Events in the page's data layer, each as its name and id. */
const trackedEvents = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((line) => {
      const { event, event_id } = line as { event: string; event_id: number };
      return [event, event_id];
    }),
  );

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('SHA-01 SHA-02 SHA-03 SHA-04 VDP-37 every entry of the share menu contains the vehicle’s address: providers, mail and text message', async ({
  page,
}) => {
  await page.goto(at(PLAIN, PATH()));
  const box = buyBox(page);
  await expect(box.getByRole('link', { name: 'Facebook' })).toBeHidden();
  await share(page).click();
  const link = encodeURIComponent(`${ADDRESS}${PATH()}`);
  for (const name of ['Facebook', 'X', 'WhatsApp', 'LinkedIn', 'Email', 'Text message']) {
    const href = await box.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href, name).toContain(link);
  }
  await expect(box.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?/);
  await expect(box.getByRole('link', { name: 'Text message' })).toHaveAttribute('href', /^sms:/);
  await expect(box.getByRole('button', { name: 'More apps' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(box.getByRole('link', { name: 'Facebook' })).toBeHidden();
});

test('SHA-08 the share menu opens a provider’s page in a window of 550 × 400 px', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (url, _, features) => {
      document.body.dataset.opened = `${new URL(String(url)).host} ${features}`;
      return { opener: window } as Window;
    };
  });
  await page.goto(at(PLAIN, PATH()));
  await share(page).click();
  await buyBox(page).getByRole('link', { name: 'Facebook' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-opened',
    'www.facebook.com popup,width=550,height=400',
  );
});

test('SHA-05 SHA-06 “Copy link” copies the vehicle’s address to the clipboard and says “Copied” for 1.5 seconds', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto(at(PLAIN, PATH()));
  await compared(page);
  const copy = await openShare(page);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  await copy.click();
  const copied = buyBox(page).getByRole('button', { name: 'Copied' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ADDRESS}${PATH()}`);
  await page.clock.runFor(1400);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copied).toBeHidden();
  await expect(page.getByText('to your clipboard!')).toHaveCount(0);
});

test('SHA-07 if configured, copying the link shows a toast with the vehicle’s name for three seconds', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await compared(page);
  const copy = await openShare(page);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  await copy.click();
  const toast = page.getByText('Copied 2023 Mazda CX-5 to your clipboard!');
  await expect(toast).toBeVisible();
  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('SHA-02 on a touch screen the last entry of the share menu opens the device’s share sheet, and a message says if that fails', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = (data) => {
      document.body.dataset.shared = data?.url ?? '';
      return Promise.reject(new DOMException('No', document.body.dataset.no ?? 'AbortError'));
    };
  });
  await page.goto(at(PLAIN, PATH()));
  await share(page).tap();
  const copy = buyBox(page).getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
  const apps = buyBox(page).getByRole('button', { name: 'More apps' });
  await apps.tap();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${ADDRESS}${PATH()}`);
  await expect(copy).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset.no = 'NotAllowedError';
  });
  await apps.tap();
  await expect(page.getByText('Sharing failed on your device. Please choose another option.')).toBeVisible();
  await expect(copy).toBeVisible();
  await context.close();
});

/**
 * Presses "Print PDF" by key: the box around it slides when the market comparison in it is hidden, and a click at that
 * moment would miss the button.
 */
const pressPrint = (page: Page): Promise<void> =>
  buyBox(page).getByRole('button', { name: 'Print PDF' }).press('Enter');

test('PRN-01 PRN-02 API-22 TRK-11 "Print PDF" shows that it prepares the file, then saves it as {slug}.pdf, once', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const path = fixturePath(CONTRARY, 'CX-5');
  await page.route(`**/api${path}.pdf`, async (route) => {
    await held;
    await route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 test' });
  });
  await page.goto(at(CONTRARY, path));
  const download = page.waitForEvent('download');
  await pressPrint(page);
  await expect(buyBox(page).getByRole('button', { name: 'Preparing…' })).toHaveAttribute('aria-busy', 'true');
  expect(await trackedEvents(page)).toContainEqual(['print', 61]);
  release();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${path.split('/').pop()}.pdf`);
  expect(await readFile(await file.path(), 'utf8')).toBe('%PDF-1.7 test');
  // Clicks while the button says "Downloaded" do not save the file again.
  let furtherDownloads = 0;
  page.on('download', () => {
    furtherDownloads += 1;
  });
  const done = buyBox(page).getByRole('button', { name: 'Downloaded' });
  await done.click();
  await done.click();
  await expect(buyBox(page).getByRole('button', { name: 'Print PDF' })).toBeVisible();
  expect(furtherDownloads).toBe(0);
});

test('ERR-11 if the PDF cannot be downloaded, an alert states the reason and the browser prints the page instead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.route('**/api/cars/*.pdf', (route) => route.abort('aborted'));
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await pressPrint(page);
  await expect(buyBox(page).getByRole('alert')).toContainText('The service could not be reached.');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

// Requests fail on purpose, so use the test function that does not check for failed requests.
base(
  'ERR-11 if the service cannot make the PDF, the alert says so, or how long to wait after too many requests',
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    const wait = 'We got many requests from your network in a short time. Please try again in 4 minutes.';
    let answer: { status: number; json: unknown } = { status: 500, json: { success: false, error: 'x' } };
    await page.route('**/api/cars/*.pdf', (route) => route.fulfill(answer));
    await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
    await pressPrint(page);
    const alert = buyBox(page).getByRole('alert');
    await expect(alert).toHaveText(
      'Sorry, we could not make the PDF. Your browser prints this page instead.',
    );
    answer = { status: 429, json: { success: false, error: wait } };
    await pressPrint(page);
    await expect(alert).toHaveText(`${wait} Your browser prints this page instead.`);
  },
);

test('PRN-01 if the service is unreachable, the browser prints the page with the vehicle’s facts and without buttons', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.route('**/api/cars/*.pdf', (route) => route.abort('aborted'));
  const car = findCar(
    'harbourline',
    'used vehicle to print',
    (one) => isOnSale(one) && one.car_type === 'used' && one.features.length > 8,
  );
  await page.goto(at('harbourline', car.path));
  await pressPrint(page);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const { year, make, model, stocknum, price, features } = car;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${year} ${make} ${model}`);
  for (const text of [stocknum, `$${price?.toLocaleString('en-AU')}`, features.at(-1)])
    await expect(
      main
        .getByText(text ?? '', { exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  for (const name of ['Enquire Now', 'Print PDF', 'Fave', 'Show More'])
    await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('WAT-01 VDP-38 TRK-03 a vehicle can be saved from its page, which pushes save_car (event 39) to the data layer, stays saved and can be removed', async ({
  page,
}) => {
  await page.goto(at(PLAIN, PATH()));
  const heart = buyBox(page).getByRole('button', { name: 'Fave', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2023 Mazda CX-5 Maxx Sport KF added to your faves.')).toBeVisible();
  expect(await trackedEvents(page)).toContainEqual(['save_car', 39]);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Faves, 1 saved' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Faves' }).getByRole('link', { name: '2023 Mazda CX-5 Maxx Sport KF' }),
  ).toHaveAttribute('href', PATH());
  await page.keyboard.press('Escape');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('TRK-01 TRK-10 VDP-20 calls to the dealer and opened history reports are pushed to the data layer', async ({
  page,
}) => {
  await page.goto(at(PLAIN, PATH()));
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );
  await buyBox(page).getByRole('link', { name: 'Call Now' }).click();
  expect(await trackedEvents(page)).toEqual([['call_dealer', 25]]);
  const block = page.getByRole('region', { name: 'Call Alder Bay' });
  await expect(block).toContainText('Ask for stock number F101.');
  await page.getByRole('link', { name: 'View History Report' }).click();
  expect(await trackedEvents(page)).toEqual([
    ['call_dealer', 25],
    ['history_report', 60],
  ]);
});
