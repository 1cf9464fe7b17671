import { findCar } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

for (const tenant of ['harbourline', 'cinder-road'])
  for (const width of [360, 1280])
    test(`ROU-42 API-36 ${tenant} at ${width} px: a form whose address names a sold vehicle says that it is gone, and asks for no time`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const car = findCar(
        tenant,
        'sold vehicle',
        ({ sold, show_on_dealer_website }) => sold && show_on_dealer_website,
      );
      await page.goto(at(tenant, `/book-test-drive/?car_id=${car.id}`));
      const form = page.getByRole('region', { name: 'Your details' });
      await expect(form.getByRole('status').first()).toContainText(
        'We cannot find this vehicle any more. You can still send the form.',
      );
      const time = form.getByLabel(/(booking|ride) date/i);
      await expect(time).toBeDisabled();
      await expect(time).toHaveText('No free times');
    });
