import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { fillIn, useRealService } from './real-service.ts';
import { answerService } from './service.ts';
import { at, buyBox, PLAIN } from './site.ts';

/**
 * A test that does not fail if requests of the page fail or the page logs errors. Requests for captchas, leads and
 * photos reach the real service.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await answerService(page);
    await useRealService(page);
    await use(page);
  },
});

/** Part of the message that a form shows if it could not be sent. */
export const SAVED = 'Your form is saved on this device.';

export const sendButton = (form: Locator): Locator => form.getByRole('button', { name: 'Send Enquiry' });

/** Opens the contact page and fills in its form. */
export async function fillContact(page: Page, name: string): Promise<Locator> {
  await page.goto(at(PLAIN, '/contact'));
  const form = page.getByRole('region', { name: 'Send us a message' });
  await fillIn(form, name);
  await form.getByLabel('Postcode').fill('4000');
  await form.getByLabel('Location').selectOption('Cedar Flat Sales');
  await form.getByLabel('Message', { exact: true }).fill('Is it still there?');
  // Wait until React has taken over the form, so that nothing is left to load.
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true);
  return form;
}

/** Opens the enquiry form of a vehicle and fills it in. */
export async function fillEnquiry(page: Page, name: string): Promise<Locator> {
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await fillIn(dialog, name);
  await dialog.getByLabel('Message').fill('Is it still there?');
  return dialog;
}
