import { answer, CONTRARY, PLAIN } from '../support/hosts.ts';
import { at, expect, test } from './site.ts';

/** Pages of text that a dealer has if it wrote them, each with a dealer that did and one that did not. */
const PAGES: [id: string, path: string, tenant: string, title: string, without: string][] = [
  ['ROU-44', '/roadside-assist', 'ironbark', 'Roadside assist', 'harbourline'],
  ['ROU-45', '/owner-benefits', 'banksia-bay', 'For owners', 'cinder-road'],
  ['ROU-46', '/vehicle-parts-and-accessories', 'harbourline', 'Parts and accessories', 'cinder-road'],
  ['ROU-46', '/vehicle-parts-and-accessories', 'ironbark', 'Parts and accessories', 'banksia-bay'],
  ['ROU-48', '/about-us', 'cinder-road', 'About Cinder Road', ''],
  ['ROU-50', '/fleet', 'ironbark', 'Fleet', 'banksia-bay'],
  ['ROU-51', '/terms-and-conditions', 'harbourline', 'Terms and conditions', ''],
  ['ROU-52', '/privacy-policy', 'harbourline', 'Privacy policy', ''],
  ['ROU-53', '/pages/electric-vehicles', 'harbourline', 'Electric vehicles', 'ironbark'],
  ['ROU-53', '/pages/electric-vehicles', 'redgum-kia', 'Electric Kias', 'cinder-road'],
  ['ROU-59', '/ride-first', 'cinder-road', 'Ride first', 'harbourline'],
  ['ROU-60', '/twg-cars', PLAIN, 'TWG Cars', CONTRARY],
  ['ROU-60', '/twg-rental', PLAIN, 'TWG Rental', CONTRARY],
  ['ROU-60', '/twg-tyres', PLAIN, 'TWG Tyres', CONTRARY],
  ['ROU-61', '/neotek', PLAIN, 'Neotek', CONTRARY],
  ['ROU-62', '/4x4-outdoor', PLAIN, '4x4 and outdoor', CONTRARY],
];

for (const [id, path, tenant, title, without] of PAGES)
  test(`${id} ${path} of ${tenant} is its page "${title}", and is not found where a dealer has none`, async ({
    page,
  }) => {
    await page.goto(at(tenant, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('region', { name: 'Where to next' })).toBeVisible();
    if (without === '') return;
    expect((await answer(without, path)).status).toBe(404);
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
  await page.goto(at('ironbark', '/eofy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On the road before 30 June');
  await expect(page.getByRole('main').getByText(/^Until 30 June/)).toBeVisible();

  await page.goto(at(PLAIN, '/eofy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('End of year');
  await expect(page.getByRole('main').getByText(/^Until \d+ /)).toBeVisible();
  expect((await answer(PLAIN, '/boxing-day')).status, 'a sale that is coming').toBe(404);
  const over = await page.goto(at(PLAIN, '/winter-sale'));
  expect(over?.status(), 'a sale that is over').toBe(200);
  expect(new URL(page.url()).pathname).toMatch(/^\/(special-offers)?$/);
});
