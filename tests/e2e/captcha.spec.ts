import { test as base, type Locator, type Page } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { useRealService } from './real-service.ts';
import { answerService } from './service.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';
import { newVisitor } from './visitor.ts';

const checkIn = (form: Locator) => form.getByRole('group', { name: 'Spam check' });

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('First Name').fill(`Gil${Date.now()}`);
  await form.getByLabel('Email').fill(`gil${Date.now()}@example.com`);
  await form.getByLabel('Mobile Number').fill('0400 000 000');
}

/** Records the paths of the captcha’s requests from now on: its task from the service, and its script. */
function captchaRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/captcha|altcha/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

async function openEnquiry(page: Page, tenant: string, button = 'Enquire Now'): Promise<Locator> {
  await page.goto(at(tenant, fixturePath(tenant, 'CX-5')));
  await buyBox(page).getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: 'Enquire Now' });
}

test('FRM-13 by default a form in a dialog shows a captcha, which loads when the dialog opens and solves itself, and the service accepts each solution only once', async ({
  page,
}) => {
  await useRealService(page);
  const requested = captchaRequests(page);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await expect(checkIn(dialog)).toHaveText('Spam check: done');
  expect(requested).toEqual(['/api/captcha', expect.stringMatching(/altcha-worker/)]);
  expect(await axeViolations(page, { inside: 'dialog[open]', bestPractices: true })).toEqual([]);
  await fillIn(dialog);
  await dialog.getByLabel('Message').fill('Is it still there?');
  const sending = page.waitForRequest('**/api/leads');
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you');
  const body = (await sending).postData() ?? '';
  expect((JSON.parse(body) as { captcha: string }).captcha.length).toBeGreaterThan(100);
  // The service refuses the same solution with another form. The test sends it, since the browser would log the refusal
  // as an error of the page. Only browsers resolve `plainview.localhost`, so the site is named in the header `host`.
  const replayed = await page.context().request.post(at(PLAIN, '/api/leads').replace(/\/\/[\w-]+\./, '//'), {
    headers: {
      ...newVisitor(),
      host: new URL(at(PLAIN, '/')).host,
      origin: new URL(at(PLAIN, '/')).origin,
      'content-type': 'application/json',
      'idempotency-key': `replayed-${Date.now()}`,
    },
    data: body,
  });
  expect(replayed.status()).toBe(422);
  expect(((await replayed.json()) as { error: string }).error).toContain('We could not check that a person');
});

test('FRM-13 by default a form on a page of its own shows a captcha, which loads on the form’s first use without moving the form', async ({
  page,
}) => {
  await useRealService(page);
  const requested = captchaRequests(page);
  await page.goto(at(PLAIN, '/contact'));
  const form = page.getByRole('region', { name: 'Send us a message' });
  // The form's script loads when the browser is idle, and sets this attribute.
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  await expect(checkIn(form)).toHaveText('Spam check: runs while you fill in the form');
  await expect(checkIn(form)).toHaveCSS('opacity', '0');
  expect(requested).toEqual([]);
  const box = await form.boundingBox();
  await form.getByLabel('First Name').focus();
  await expect(checkIn(form)).toHaveText('Spam check: done');
  await expect(checkIn(form)).toHaveCSS('opacity', '0');
  expect(await form.boundingBox()).toEqual(box);
  expect(await axeViolations(page, { inside: 'lead-form', bestPractices: true })).toEqual([]);
  await fillIn(form);
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByLabel('Postcode').fill('4000');
  await form.getByLabel('Message', { exact: true }).fill('Hello');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
});

test('FRM-13 if the dealer switches the captcha off, forms in dialogs and on pages have none', async ({
  page,
}) => {
  await useRealService(page);
  const dialog = await openEnquiry(page, CONTRARY, 'Instant Message');
  await expect(checkIn(dialog)).toHaveCount(0);
  await fillIn(dialog);
  await dialog.getByLabel('Message').fill('Is it still there?');
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you');
  await page.goto(at(CONTRARY, '/contact-us/birch-hill'));
  const form = page.getByRole('region', { name: 'Send us a message' });
  await form.getByLabel('First Name').fill('Gil');
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  await expect(checkIn(form)).toHaveCount(0);
});

// Requests fail on purpose, so they do not count as problems of the page.
base(
  'FRM-13 a captcha that cannot be loaded is shown as failed and the form is refused; after “Try again” the form can be sent',
  async ({ page }) => {
    await answerService(page);
    await useRealService(page);
    let isDown = true;
    await page.route('**/api/captcha', (route) => (isDown ? route.abort() : route.continue()));
    const dialog = await openEnquiry(page, PLAIN);
    await expect(checkIn(dialog)).toContainText('Spam check: failed');
    await expect(checkIn(dialog)).toHaveCSS('opacity', '1');
    await fillIn(dialog);
    await dialog.getByLabel('Message').fill('Is it still there?');
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We could not check that a person sent this form.');
    isDown = false;
    await checkIn(dialog).getByRole('button', { name: 'Try again' }).click();
    await expect(checkIn(dialog)).toHaveText('Spam check: done');
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog.getByRole('status')).toContainText('Thank you');
  },
);

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false });

  base('FRM-13 a form shows no captcha', async ({ page }) => {
    await page.goto(at(PLAIN, '/contact'));
    await expect(page.getByRole('button', { name: 'Send Enquiry' })).toBeVisible();
    await expect(page.getByText('Spam check')).toBeHidden();
  });
});
