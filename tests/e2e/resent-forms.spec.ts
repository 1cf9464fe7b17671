import { fillContact, SAVED, sendButton, test } from './contact-form.ts';
import { fillIn } from './real-service.ts';
import { at, expect, PLAIN } from './site.ts';
import { storedLeads } from './stored-lead.ts';

test('ERR-17 a form that was submitted offline is sent as soon as the browser is online again, even before the next attempt is due', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const form = await fillContact(page, `Abe${Date.now()}`);
  // The clock is paused, so the next attempt is never due.
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText(SAVED);
  await context.setOffline(false);
  await expect(page).toHaveURL(at(PLAIN, '/success'));
});

test('ERR-17 if the service refuses a form that was saved offline, the form shows the reason beside the field', async ({
  page,
  context,
}) => {
  const form = await fillContact(page, `Bea${Date.now()}`);
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText(SAVED);
  const fields = { email: 'Please check your email.' };
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 422, json: { success: false, error: fields.email, fields } }),
  );
  await context.setOffline(false);
  await expect(form.getByRole('alert').getByRole('link')).toHaveText('Please check your email.');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please check your email.');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Is it still there?');
});

test('ERR-17 a form that was changed while it waited to be sent arrives as it was first submitted, says so, and can be sent again with the change', async ({
  page,
  context,
}) => {
  const name = `Cal${Date.now()}`;
  const form = await fillContact(page, name);
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText(SAVED);
  await form.getByLabel('Message', { exact: true }).fill('And is it red?');
  await context.setOffline(false);
  await expect(form.getByRole('status').filter({ hasText: 'arrived as first sent' })).toBeVisible();
  await expect(page).toHaveURL(at(PLAIN, '/contact'));
  await sendButton(form).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  expect(await storedLeads(PLAIN, name)).toHaveLength(2);
});

test('ERR-18 if the contact form of a yard cannot be sent, its message links to the phone number and the email address of that yard', async ({
  page,
}) => {
  await page.route('**/api/leads', (route) => route.abort('connectionfailed'));
  await page.goto(at('harbourline', '/contact-us/toowoomba'));
  const main = page.getByRole('main');
  await fillIn(main, `Dot${Date.now()}`);
  await main.getByLabel('Postcode').fill('4350');
  await main.getByLabel('Message', { exact: true }).fill('Is it still there?');
  await expect(main.locator('form')).toHaveAttribute('novalidate');
  const sent = page.waitForRequest('**/api/leads');
  await main.getByRole('button', { name: 'Send Enquiry' }).click();
  expect((await sent).postDataJSON().userData).toMatchObject({ car_dealership_id: 'hl-d5' });
  const alert = main.getByRole('alert');
  await expect(alert.getByRole('link', { name: /^call / })).toHaveAttribute('href', 'tel:+61770100150');
  await expect(alert.getByRole('link', { name: 'send an email' })).toHaveAttribute(
    'href',
    'mailto:toowoomba@harbourline.example',
  );
});
