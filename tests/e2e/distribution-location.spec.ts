import { test as base } from '@playwright/test';
import { findCar, fixturePath, isOnSale } from '../support/samples.ts';
import { fillIn, useRealService } from './real-service.ts';
import { mailTo } from './sent-mail.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { newVisitor } from './visitor.ts';

const LABEL = 'Where to see or collect it';
const OFFER = { tenant: 'banksia-bay', path: '/offers/bb-o1' };

for (const width of [360, 1280])
  test(`DAT-38 at ${width} px, an enquiry asks where the shopper would like to see the vehicle if the dealer brings it to several places, and its mail says where`, async ({
    page,
  }) => {
    const name = `Noa${Date.now()}`;
    await page.setViewportSize({ width, height: 800 });
    await useRealService(page);
    const { path } = findCar(
      CONTRARY,
      'vehicle of Alder Bay',
      (car) => isOnSale(car) && car.dealership_slug !== 'birch-hill-motors',
    );
    await page.goto(at(CONTRARY, path));
    await buyBox(page).getByRole('button', { name: 'Instant Message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
    await fillIn(dialog, name);
    await dialog.getByLabel('Email').fill(`${name}@example.com`);
    await dialog.getByLabel('Message').fill('Is it still there?');
    const place = dialog.getByLabel(LABEL);
    await expect(place.getByRole('option')).toHaveText(['No preference', 'Alder Bay', 'Mission Beach']);
    await place.selectOption('Mission Beach');
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
    expect(await storedLead(CONTRARY, name)).toContain('distribution_location: Mission Beach');
    const { text } = await mailTo(`${name}@example.com`, /enquiry/i);
    expect(text).toContain(`${LABEL}: Mission Beach`);
  });

test('DAT-38 by default enquiries do not ask where to see the vehicle', async ({ page }) => {
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await expect(dialog.getByLabel('Message')).toBeVisible();
  await expect(dialog.getByLabel(LABEL)).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  base.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    base.use({ javaScriptEnabled, extraHTTPHeaders: newVisitor() });
    base(
      'DAT-38 the form of an offer asks where to see the vehicle, and nobody has to choose',
      async ({ page }) => {
        for (const [place, name] of [
          ['Albany', `Uma${Date.now()}`],
          ['', `Vic${Date.now()}`],
        ] as const) {
          await page.goto(at(OFFER.tenant, OFFER.path));
          await page.getByRole('main').getByRole('link', { name: 'I’m interested' }).click();
          const form = page.getByRole('region', { name: 'I’m interested' });
          await fillIn(form, name);
          await form.getByLabel('Preferred Dealership').selectOption({ index: 1 });
          await form.getByLabel(LABEL).selectOption(place);
          await form.getByRole('button', { name: 'Send Enquiry' }).click();
          await expect(page).toHaveURL(at(OFFER.tenant, '/success'));
          const lead = await storedLead(OFFER.tenant, name);
          const stored = lead.filter((line) => line.startsWith('distribution_location:'));
          expect(stored).toEqual(place === '' ? [] : [`distribution_location: ${place}`]);
        }
      },
    );
  });
