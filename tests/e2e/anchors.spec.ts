import { findCar, isOnSale } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Anchors of vehicles that other sites and mails lead to, each with the heading of its section. */
const ANCHORS: [tenant: string, anchor: string, heading: RegExp][] = [
  ['harbourline', '#finance-calculator', /^Finance calculator$/],
  ['redgum-kia', '#finance-calculator', /^What it costs a week$/],
  ['harbourline', '#vehicle-map', /^See it (in|at) /],
  ['cinder-road', '#vehicle-map', /^Ride it$/],
];

for (const size of SIZES) {
  test(`ROU-64 ROU-65 #finance-calculator and #vehicle-map of a vehicle show these sections, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [tenant, anchor, heading] of ANCHORS) {
      const car = findCar(
        tenant,
        'vehicle with such a section',
        (one) =>
          isOnSale(one) && (anchor === '#vehicle-map' || Object.keys(one.finance_lenders ?? {}).length > 0),
      );
      await page.goto(at(tenant, `${car.path}${anchor}`));
      await expect(page.getByRole('main').getByRole('heading', { name: heading }), tenant).toBeInViewport();
    }
  });

  test(`ROU-66 #financeDisclaimer opens the calculator and shows its disclaimer, at ${size.width} px`, async ({
    page,
  }) => {
    const car = findCar(
      'harbourline',
      'used vehicle with finance',
      (one) => isOnSale(one) && one.car_type === 'used' && Object.keys(one.finance_lenders ?? {}).length > 0,
    );
    await page.setViewportSize(size);
    await page.goto(at('harbourline', `${car.path}#financeDisclaimer`));
    await expect(page.getByRole('heading', { name: /^Finance disclaimer/ })).toBeInViewport();
  });

  test(`ROU-63 #reviews shows the reviews of the dealer and of a yard, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of ['/#reviews', '/locations/newstead#reviews']) {
      await page.goto(at('harbourline', path));
      await expect(
        page
          .getByRole('main')
          .getByText(/^From \d+ reviews$|^\d+ reviews$/)
          .first(),
        path,
      ).toBeInViewport();
    }
  });
}
