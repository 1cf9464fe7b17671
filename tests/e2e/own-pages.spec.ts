import type { Page } from '@playwright/test';
import { answer, CONTRARY, PLAIN } from '../support/hosts.ts';
import { at, expect, test } from './site.ts';

/** Pages of text, each with a dealer that wrote it and one that did not; without the last if every dealer has it. */
type Written = [path: string, tenant: string, title: string, without?: string];
const CUSTOMARY: Written[] = [
  ['/roadside-assist', 'ironbark', 'Roadside assist', 'harbourline'],
  ['/owner-benefits', 'banksia-bay', 'For owners', 'cinder-road'],
  ['/vehicle-parts-and-accessories', 'harbourline', 'Parts and accessories', 'cinder-road'],
  ['/vehicle-parts-and-accessories', 'ironbark', 'Parts and accessories', 'banksia-bay'],
  ['/about-us', 'cinder-road', 'About Cinder Road'],
  ['/fleet', 'ironbark', 'Fleet', 'banksia-bay'],
  ['/terms-and-conditions', 'harbourline', 'Terms and conditions'],
  ['/privacy-policy', 'harbourline', 'Privacy policy'],
  ['/pages/electric-vehicles', 'harbourline', 'Electric vehicles', 'ironbark'],
  ['/pages/electric-vehicles', 'redgum-kia', 'Electric Kias', 'cinder-road'],
];
const OF_ONE_DEALER: Written[] = [
  ['/ride-first', 'cinder-road', 'Ride first', 'harbourline'],
  ['/twg-cars', PLAIN, 'TWG Cars', CONTRARY],
  ['/twg-rental', PLAIN, 'TWG Rental', CONTRARY],
  ['/twg-tyres', PLAIN, 'TWG Tyres', CONTRARY],
  ['/neotek', PLAIN, 'Neotek', CONTRARY],
  ['/4x4-outdoor', PLAIN, '4x4 and outdoor', CONTRARY],
];

async function expectPages(page: Page, pages: Written[]): Promise<void> {
  for (const [path, tenant, title, without] of pages)
    await test.step(`${tenant}${path}`, async () => {
      await page.goto(at(tenant, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('region', { name: 'Where to next' })).toBeVisible();
      if (without) expect((await answer(without, path)).status, without).toBe(404);
    });
}

test('ROU-44 ROU-45 ROU-46 ROU-48 ROU-50 ROU-51 ROU-52 ROU-53 the customary pages are those that a dealer has written, and are not found where it has none', async ({
  page,
}) => {
  await expectPages(page, CUSTOMARY);
});

test('ROU-59 ROU-60 ROU-61 ROU-62 a dealer has pages of its own at the paths that it chooses, and no other dealer has them', async ({
  page,
}) => {
  await expectPages(page, OF_ONE_DEALER);
});

test('ROU-44 ROU-46 ROU-50 ROU-53 pages that a dealer has written are in its footer, and the others are not', async ({
  page,
}) => {
  const linked = (path: string) =>
    page.getByRole('contentinfo').locator(`a[href="${path}"]`).filter({ visible: true });
  await page.goto(at('ironbark'));
  for (const path of ['/roadside-assist', '/vehicle-parts-and-accessories', '/fleet'])
    await expect(linked(path), path).toHaveCount(1);
  await page.goto(at('redgum-kia'));
  await expect(linked('/pages/electric-vehicles')).toHaveCount(1);
  await page.goto(at('cinder-road'));
  for (const path of ['/roadside-assist', '/fleet', '/pages/electric-vehicles'])
    await expect(linked(path), path).toHaveCount(0);
});

test('ROU-54 the page of a sale is there from its first to its last day, and says when it ends', async ({
  page,
}) => {
  const { status, location } = await answer('ironbark', '/eofy');
  if (status === 200) {
    await page.goto(at('ironbark', '/eofy'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On the road before 30 June');
    await expect(page.getByRole('main').getByText(/^Until 30 June/)).toBeVisible();
  } else
    expect([status, location], 'from July 2027').toEqual([
      302,
      expect.stringMatching(/^\/(special-offers)?$/),
    ]);

  await page.goto(at(PLAIN, '/eofy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('End of year');
  await expect(page.getByRole('main').getByText(/^Until \d+ /)).toBeVisible();
  expect((await answer(PLAIN, '/boxing-day')).status, 'a sale that is coming').toBe(404);
  const over = await page.goto(at(PLAIN, '/winter-sale'));
  expect(over?.status(), 'a sale that is over').toBe(200);
  expect(new URL(page.url()).pathname).toMatch(/^\/(special-offers)?$/);
});
