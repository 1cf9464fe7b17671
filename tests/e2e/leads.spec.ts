import { request } from 'node:http';
import { test as base, type Locator, type Page, type Route } from '@playwright/test';
import { runCommand } from '../support/commands/run-command.ts';
import { HOSTS } from '../support/hosts.ts';
import { fixturePath } from '../support/samples.ts';
import { useRealService } from './real-service.ts';
import { answerService } from './service.ts';
import { at, buyBox, expect, PLAIN, test } from './site.ts';

const { port, tenants, data } = HOSTS.fixture;

/** Runs `npm run leads` for the plain dealer. The database belongs to the server, which the command asks. */
async function leadsCommand(...args: string[]): Promise<string> {
  const { status, output } = await runCommand('leads', [
    PLAIN,
    ...args,
    '--tenants',
    tenants,
    '--data',
    data,
  ]);
  expect(status, output).toBe(0);
  return output;
}

const leadOf = (output: string, name: string): string[] =>
  output.split('\n').filter((line) => line.includes(` ${name} `));

async function fillEnquiry(page: Page, name: string): Promise<Locator> {
  await page.goto(`${at(PLAIN, fixturePath(PLAIN, 'CX-5'))}?utm_source=spring`);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await dialog.getByLabel('First Name').fill(name);
  await dialog.getByLabel('Last Name').fill('Bell');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel('Mobile Number').fill('0400 000 000');
  await dialog.getByLabel('Message').fill('Is it still there?');
  return dialog;
}

/** Sends a page's request to the service from here. Only browsers resolve `plainview.localhost`. */
async function passOn(route: Route): Promise<number | undefined> {
  const { host } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: 'localhost', port, path: '/api/leads', method: 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode));
      },
    );
    sent.on('error', reject);
    sent.end(route.request().postData());
  });
}

const sendButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Send Enquiry' });

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
  expect(leadOf(await leadsCommand('list'), name)).toEqual([expect.stringContaining(lead_id)]);
  const shown = await leadsCommand('show', lead_id);
  for (const line of [
    `tenant: ${PLAIN}`,
    'form: enquiry',
    'event id: 15',
    `name: ${name}`,
    'message: Is it still there?',
    'category: General Enquiry',
    'vehicle_make: Mazda',
    'vehicle_model: CX-5',
    'opt_in: false',
    'form_completed: true',
    `website_id: fixture-${PLAIN}`,
    'source: spring',
    `visited pages: ${fixturePath(PLAIN, 'CX-5')}`,
    'link: utm_source=spring',
  ])
    expect(shown.split('\n')).toContain(line);
});

// Failed requests are what this test is about, so it does not count them as problems of the page.
base(
  'ERR-10 ERR-18 a failing service and a refusal show why, and sending again makes one lead',
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
    expect(leadOf(await leadsCommand('list'), name)).toEqual([]);
    mode = 'loses the answer';
    await sendButton(dialog).click();
    await expect(alert).not.toContainText('out of date');
    await expect(alert).toContainText('An error occurred when submitting this form');
    expect(leadOf(await leadsCommand('list'), name)).toHaveLength(1);
    // The page sends it again by itself, as the same submission.
    mode = 'works';
    await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
    expect(leadOf(await leadsCommand('list'), name)).toHaveLength(1);
  },
);
