import { test as base, expect, type Page } from '@playwright/test';
import { at, NETWORKED } from '../support/hosts.ts';
import { stockOf } from '../support/samples.ts';
import { answerService } from './service.ts';
import { watchShifts } from './shifts.ts';

const TENANT = 'elsewhere';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Wharf closed' });

/** Not that of site.ts, in which popups do not open. */
const test = base.extend({
  page: async ({ page }, use) => {
    await answerService(page);
    const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    await page.route('https://brand.example/**', (route) => route.fulfill(picture));
    await use(page);
  },
});

/** The code of the popup has decided: its style sheet is there, or the page's script had no reason to load it. */
const openQuietly = async (page: Page, tenant: string, path: string): Promise<void> => {
  await page.goto(at(tenant, path), { waitUntil: 'load' });
  // Idle callbacks run in the order in which they are asked for, so this one comes after the popup's.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })),
  );
  await page.waitForLoadState('networkidle');
};

test('CON-04 CON-12 the popup shows picture, words and link of the dealer; its button and Escape close it, and the page below can be used meanwhile', async ({
  page,
}) => {
  for (const [width, close] of [
    [1280, () => dialogOf(page).getByRole('button', { name: 'Close' }).click()],
    [360, () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const shifts = await watchShifts(page);
      await page.goto(at(TENANT, '/'));
      const dialog = dialogOf(page);
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('Come in by Long Street.');
      await expect(dialog.getByRole('link', { name: 'How to find us' })).toHaveAttribute(
        'href',
        '/dealerships',
      );
      await expect(dialog.locator('img')).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Wharf closed' })).toBeFocused();
      // It rises into its place.
      const isInside = async () => {
        const box = await dialog.boundingBox();
        return box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 740;
      };
      await expect.poll(isInside).toBe(true);
      // Part of the page stays free, and can be pressed.
      await page.getByRole('link', { name: 'Elsewhere Motors, home' }).click({ trial: true });
      await close();
      await expect(dialog).toBeHidden();
      expect(await shifts()).toEqual([]);
    });
    await page.evaluate(() => localStorage.clear());
  }
});

test('CON-11 CON-13 the popup is shown once on a site, even if the shopper leaves the page without closing it; another site shows its own', async ({
  page,
}) => {
  await page.goto(at(TENANT, '/'));
  await expect(dialogOf(page)).toBeVisible();
  for (const path of ['/', '/dealerships', '/models']) {
    await openQuietly(page, TENANT, path);
    await expect(dialogOf(page)).toBeHidden();
  }
  await page.goto(at(NETWORKED, '/'));
  await expect(page.getByRole('dialog', { name: 'Open late' })).toBeVisible();
});

test('CON-04 the popup opens on pages to browse, but not on pages of vehicles, their lists and forms', async ({
  page,
}) => {
  const vehicle = stockOf(TENANT).find(({ sold }) => !sold)?.path ?? '';
  for (const path of [vehicle, '/search/new-used-and-demo-cars/', '/contact']) {
    await openQuietly(page, TENANT, path);
    await expect(page.locator('#popup')).toHaveCount(0);
  }
  for (const path of ['/dealerships', '/locations/alder-bay', '/models']) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(at(TENANT, path));
    await expect(dialogOf(page), path).toBeVisible();
  }
});

test('CON-14 a page that was built before the last day never opens the popup after it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2099-12-31T10:00:00+10:00'));
  await page.goto(at(TENANT, '/'));
  await expect(dialogOf(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.clock.setFixedTime(new Date('2100-01-01T00:00:00+10:00'));
  await openQuietly(page, TENANT, '/');
  await expect(dialogOf(page)).toBeHidden();
});
