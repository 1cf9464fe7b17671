import { test as base, type Locator, type Page, type Route } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { sendButton } from './contact-form.ts';
import { fillIn, useRealService } from './real-service.ts';
import { answerService } from './service.ts';
import { at, buyBox, expect, PLAIN, test } from './site.ts';
import { storedLead, storedLeads } from './stored-lead.ts';

async function fillEnquiry(page: Page, name: string): Promise<Locator> {
  await page.goto(`${at(PLAIN, fixturePath(PLAIN, 'CX-5'))}?utm_source=spring`, {
    referer: 'https://www.google.com/',
  });
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await fillIn(dialog, name);
  await dialog.getByLabel('Last Name').fill('Bell');
  await dialog.getByLabel('Message').fill('Is it still there?');
  return dialog;
}

/**
 * Sends a page's request to the service without answering the page. Only browsers resolve `plainview.localhost`, so the
 * request goes to `localhost`, with the site's name in the header `host`.
 */
async function passOn(route: Route): Promise<number> {
  const url = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  url.hostname = 'localhost';
  return (await route.fetch({ url: url.href, headers })).status();
}

test('API-23 API-24 DAT-39 TRK-05 an enquiry is stored by the service of the site, and npm run leads shows it', async ({
  page,
}) => {
  const name = `Ana${Date.now()}`;
  await useRealService(page);
  const dialog = await fillEnquiry(page, name);
  const answered = page.waitForResponse('**/api/leads');
  await sendButton(dialog).click();
  await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
  const { success, lead_id } = (await (await answered).json()) as { success: boolean; lead_id: string };
  expect(success).toBe(true);
  const lead = await storedLead(PLAIN, name);
  for (const line of [
    `id: ${lead_id}`,
    `tenant: ${PLAIN}`,
    'form: enquiry',
    'event id: 15',
    `name: ${name}`,
    'message: Is it still there?',
    'category: General Enquiry',
    'vehicle_make: Mazda',
    'vehicle_model: CX-5',
    'opt_in: true',
    'form_completed: true',
    `website_id: fixture-${PLAIN}`,
    'source: spring',
    `visited pages: ${fixturePath(PLAIN, 'CX-5')}`,
    'query on arrival: utm_source=spring',
    'referrer: https://www.google.com/',
  ])
    expect(lead).toContain(line);
  expect(lead.find((line) => line.startsWith('seconds to submit: '))).toMatch(/: \d{1,2}$/);
});

// Requests fail on purpose, so use the test function that does not check for failed requests.
base(
  'ERR-10 ERR-18 a form that cannot be sent or is refused shows why, and sending it again stores only one lead',
  async ({ page }) => {
    const name = `Bob${Date.now()}`;
    await answerService(page);
    await page.route('**/api/captcha', (route) => route.continue());
    let mode: 'fails' | 'refuses' | 'loses the answer' | 'works' = 'fails';
    await page.route('**/api/leads', async (route) => {
      if (mode === 'fails') return route.abort('connectionfailed');
      if (mode === 'works') return route.continue();
      if (mode === 'refuses')
        return route.continue({ postData: { ...route.request().postDataJSON(), form: 'x' } });
      // The service stores the lead, but its answer never reaches the page.
      expect(await passOn(route)).toBe(201);
      return route.abort('aborted');
    });
    const dialog = await fillEnquiry(page, name);
    const alert = dialog.getByRole('alert');
    await sendButton(dialog).click();
    await expect(alert).toContainText('An error occurred when submitting this form');
    mode = 'refuses';
    await sendButton(dialog).click();
    await expect(alert).toContainText('This page is out of date. Please copy your message');
    await expect(alert).toContainText('An error occurred when submitting this form');
    expect(await storedLeads(PLAIN, name)).toEqual([]);
    mode = 'loses the answer';
    await sendButton(dialog).click();
    await expect(alert).not.toContainText('out of date');
    await expect(alert).toContainText('An error occurred when submitting this form');
    expect(await storedLeads(PLAIN, name)).toHaveLength(1);
    // The page sends the form again by itself, as the same submission.
    mode = 'works';
    await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
    expect(await storedLeads(PLAIN, name)).toHaveLength(1);
  },
);
