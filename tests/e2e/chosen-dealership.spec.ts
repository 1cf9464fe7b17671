import { test as base } from '@playwright/test';
import { fillIn, useRealService } from './real-service.ts';
import { at, CONTRARY, expect, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { newVisitor } from './visitor.ts';

test('FRM-01 FRM-14 a form for all dealerships follows the message and terms flags of the one that is chosen, as the choice changes', async ({
  page,
}) => {
  const name = `Ines${Date.now()}`;
  await useRealService(page);
  await page.goto(at(CONTRARY, '/contact'));
  const form = page.getByRole('region', { name: 'Send us a message' });
  const terms = form.getByLabel('I agree to the terms of use');
  const location = form.getByLabel('Location');
  await fillIn(page, name);
  await form.getByLabel('Postcode').fill('0800');
  await expect(terms).toHaveCount(0);
  await location.selectOption('Birch Hill Sales');
  await expect(terms).toBeVisible();
  await location.selectOption('Alder Bay Sales');
  await expect(terms).toHaveCount(0);
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByRole('alert')).toHaveText(/Please enter a message\.$/);
  await location.selectOption('Birch Hill Sales');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByRole('alert')).toHaveText('*You must agree to the terms of use before submitting.');
  await terms.check();
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(at(CONTRARY, '/success'));
  expect(await storedLead(CONTRARY, name)).toContain('terms_conditions: true');
});

test('FRM-14 ROU-07 a form that does not ask for the dealership follows the flags of the one that its address names', async ({
  page,
}) => {
  const terms = page.getByRole('main').getByLabel('I agree to the terms of use');
  await page.goto(at(CONTRARY, '/finance'));
  await expect(page.getByRole('main').locator('form').first()).toHaveAttribute('novalidate');
  await expect(terms).toHaveCount(0);
  await page.goto(at(CONTRARY, '/finance?preferredDealership=birch-hill-motors'));
  await expect(page.getByLabel('Preferred Dealership')).toHaveCount(0);
  await expect(terms).toBeVisible();
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false, extraHTTPHeaders: newVisitor() });
  base(
    'FRM-01 FRM-14 the service and not the browser decides which fields the chosen dealership requires',
    async ({ page }) => {
      const name = `Jon${Date.now()}`;
      await page.goto(at(CONTRARY, '/contact'));
      const form = page.getByRole('region', { name: 'Send us a message' });
      await fillIn(form, name);
      await form.getByLabel('Postcode').fill('0800');
      // Other dealerships require a message, this one the terms.
      await form.getByLabel('Location').selectOption('Birch Hill Sales');
      await form.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(
        page.getByText('*You must agree to the terms of use before submitting.').first(),
      ).toBeVisible();
      await page.getByLabel('I agree to the terms of use').check();
      await page.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(page).toHaveURL(at(CONTRARY, '/success'));
      expect(await storedLead(CONTRARY, name)).toContain('terms_conditions: true');
    },
  );
});
