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

/** Requests of the captcha: its task and its script. */
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

test('FRM-13 by default a dialog shows a captcha, which loads when the dialog opens and solves itself, and each solution counts once', async ({
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
  // The service refuses the same solution with another form. The browser would log that as an error of the page.
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

test('FRM-13 by default a form on a page of its own shows a captcha, which loads on its first use and moves nothing', async ({
  page,
}) => {
  await useRealService(page);
  const requested = captchaRequests(page);
  await page.goto(at(PLAIN, '/contact'));
  const form = page.getByRole('region', { name: 'Send us a message' });
  // The browser is idle, so the form has its script.
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  await expect(checkIn(form)).toHaveText('Spam check: runs while you fill in the form');
  expect(requested).toEqual([]);
  const box = await form.boundingBox();
  await form.getByLabel('First Name').focus();
  await expect(checkIn(form)).toHaveText('Spam check: done');
  expect(await form.boundingBox()).toEqual(box);
  expect(await axeViolations(page, { inside: 'lead-form', bestPractices: true })).toEqual([]);
  await fillIn(form);
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByLabel('Postcode').fill('4000');
  await form.getByLabel('Message', { exact: true }).fill('Hello');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
});

test('FRM-13 a dealer can switch the captcha off', async ({ page }) => {
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
  'FRM-13 a captcha that cannot be loaded is shown as failed, and works after Try again is pressed',
  async ({ page }) => {
    await answerService(page);
    await useRealService(page);
    let isDown = true;
    await page.route('**/api/captcha', (route) => (isDown ? route.abort() : route.continue()));
    const dialog = await openEnquiry(page, PLAIN);
    await expect(checkIn(dialog)).toContainText('Spam check: failed');
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

  base('FRM-13 without scripts a form shows no captcha', async ({ page }) => {
    await page.goto(at(PLAIN, '/contact'));
    await expect(page.getByRole('button', { name: 'Send Enquiry' })).toBeVisible();
    await expect(page.getByText('Spam check')).toBeHidden();
  });
});
