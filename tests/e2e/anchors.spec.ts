import { findCar, isOnSale } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Anchors that other sites and mails lead to. The yard's map is there for every vehicle at a yard. */
const ANCHORS: [id: string, tenant: string, anchor: string, text: RegExp][] = [
  ['ROU-64', 'harbourline', '#finance-calculator', /^Finance calculator$/],
  ['ROU-64', 'redgum-kia', '#finance-calculator', /^What it costs a week$/],
  ['ROU-65', 'harbourline', '#vehicle-map', /^See it (in|at) /],
  ['ROU-65', 'cinder-road', '#vehicle-map', /^Ride it$/],
];

for (const size of SIZES) {
  for (const [id, tenant, anchor, text] of ANCHORS)
    test(`${id} ${anchor} of a vehicle of ${tenant} shows that section, at ${size.width} px`, async ({
      page,
    }) => {
      const car = findCar(
        tenant,
        'financed vehicle at a yard',
        (one) =>
          isOnSale(one) && (tenant === 'cinder-road' || Object.keys(one.finance_lenders ?? {}).length > 0),
      );
      await page.setViewportSize(size);
      await page.goto(at(tenant, `${car.path}${anchor}`));
      await expect(page.getByRole('main').getByRole('heading', { name: text })).toBeInViewport();
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
