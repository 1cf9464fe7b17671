import { findCar, isOnSale } from '../support/samples.ts';
import { fillIn, useRealService } from './real-service.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';

for (const { tenant, opener, opensPage, thanks } of [
  { tenant: PLAIN, opener: 'Enquire Now', opensPage: false, thanks: 'thanks in place' },
  { tenant: CONTRARY, opener: 'Instant Message', opensPage: true, thanks: 'opens the thank-you page' },
])
  test(`LEA-07 once the service has accepted its form, a dialog ${thanks}, as the dealer has chosen`, async ({
    page,
  }) => {
    const name = `Lou${Date.now()}`;
    await useRealService(page);
    const { path } = findCar(
      tenant,
      'vehicle of Birch Hill',
      (car) => isOnSale(car) && car.dealership_slug === 'birch-hill-motors',
    );
    await page.goto(at(tenant));
    await page.goto(at(tenant, path));
    await buyBox(page).getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
    await fillIn(dialog, name);
    await dialog.getByLabel(/^Message/).fill('Is it still there?');
    if (opensPage) {
      // Refused at first: the agreement is missing, and the dialog stays.
      await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByRole('checkbox', { name: 'I agree to the terms of use' }).check();
    }
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    if (!opensPage) {
      await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
      await expect(page).toHaveURL(at(tenant, path));
    } else {
      await expect(page).toHaveURL(at(tenant, '/success'));
      await expect(
        page.getByText(`Thank you, ${name}. We have your enquiry and will be in touch.`),
      ).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(at(tenant, path));
      await expect(dialog).toHaveCount(0);
      // The thank-you page has taken the place of the dialog, so nothing lies between the two pages.
      await page.goBack();
      await expect(page).toHaveURL(at(tenant));
    }
    expect(await storedLead(tenant, name)).toContain('message: Is it still there?');
  });

test('LEA-07 a dialog that was closed before the service answered opens no thank-you page', async ({
  page,
}) => {
  const name = `Max${Date.now()}`;
  const answered = Promise.withResolvers<void>();
  await useRealService(page);
  await page.route(/\/api\/leads$/, (route) => answered.promise.then(() => route.fallback()));
  const { path } = findCar(
    CONTRARY,
    'vehicle of Birch Hill',
    (car) => isOnSale(car) && car.dealership_slug === 'birch-hill-motors',
  );
  await page.goto(at(CONTRARY, path));
  await buyBox(page).getByRole('button', { name: 'Instant Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await fillIn(dialog, name);
  await dialog.getByLabel(/^Message/).fill('Is it still there?');
  await dialog.getByRole('checkbox', { name: 'I agree to the terms of use' }).check();
  const sent = page.waitForRequest(/\/api\/leads$/);
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await sent;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  answered.resolve();
  await expect(page.getByText(`Thank you, ${name}.`)).toBeVisible();
  expect(await storedLead(CONTRARY, name)).toContain('message: Is it still there?');
  await expect(page).toHaveURL(at(CONTRARY, path));
});
