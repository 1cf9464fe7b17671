import { findCar, isOnSale } from '../support/samples.ts';
import { gallery, tab } from './gallery-site.ts';
import { at, buyBox, expect, test } from './site.ts';

/** Where the views stand in each dealer’s form of the gallery, at 1280 px. */
const PLACES = [
  ['harbourline', 'on the picture'],
  ['redgum-kia', 'below it'],
  ['ironbark', 'below it'],
  ['cinder-road', 'below it'],
  ['banksia-bay', 'on the picture'],
] as const;

const withSpin = (tenant: string) =>
  findCar(
    tenant,
    'vehicle in stock with spin',
    (car) =>
      isOnSale(car) && car.spin_images.length > 8 && car.images.length > 3 && car.status === 'in_stock',
  ).path;

for (const [tenant, place] of PLACES) {
  test(`${tenant}: the views stand ${place}, and every control of the gallery can be pressed`, async ({
    page,
  }) => {
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(tenant, withSpin(tenant)));
      await tab(page, 'Images').click();
      const picture = gallery(page).getByRole('img').first();
      const views = page.getByRole('tablist', { name: 'View' });
      const [ofPicture, ofViews] = [await picture.boundingBox(), await views.boundingBox()];
      const bottom = (ofPicture?.y ?? 0) + (ofPicture?.height ?? 0);
      if (width === 1280) expect((ofViews?.y ?? 0) >= bottom - 1, tenant).toBe(place === 'below it');
      // Every control can be pressed: nothing lies above it.
      for (const control of [
        views.getByRole('tab').last(),
        gallery(page).getByRole('button', { name: 'Fullscreen' }),
      ])
        await control.click({ trial: true });
      if (width >= 1040)
        await gallery(page).getByRole('button', { name: 'Next picture' }).click({ trial: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}

test('a form of the gallery has the model’s name in large letters as decoration, and the heading has the whole name', async ({
  page,
}) => {
  const car = findCar('redgum-kia', 'Sportage', ({ model, sold }) => model === 'Sportage' && !sold);
  await page.goto(at('redgum-kia', car.path));
  await expect(gallery(page).locator('svg text')).toHaveText('Sportage');
  await expect(gallery(page).locator('svg', { hasText: 'Sportage' })).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${car.year} Kia Sportage`);
});

test('the column of trucks has the figures that the dealer names, and leaves out those that the stock does not have', async ({
  page,
}) => {
  const truck = findCar(
    'ironbark',
    'truck with a wheelbase',
    (car) => isOnSale(car) && car.extra_specs.some(({ label }) => label === 'Wheelbase'),
  );
  await page.goto(at('ironbark', truck.path));
  await expect(buyBox(page).getByRole('term').filter({ hasText: /^GVM$/ })).toBeVisible();
  await expect(buyBox(page).getByRole('term').filter({ hasText: 'Wheelbase' })).toBeVisible();
  const ute = findCar(
    'ironbark',
    'vehicle without a wheelbase',
    (car) => isOnSale(car) && !car.extra_specs.some(({ label }) => label === 'Wheelbase'),
  );
  await page.goto(at('ironbark', ute.path));
  await expect(buyBox(page).getByRole('term').filter({ hasText: /^GVM$/ })).toBeVisible();
  await expect(buyBox(page).getByText('Wheelbase')).toHaveCount(0);
});
