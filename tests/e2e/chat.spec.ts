import { type Page, test as plain } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { answerService } from './service.ts';
import { at, buyBox, CONTRARY, expect, PLAIN } from './site.ts';

// Some requests fail on purpose, so use the test function that does not check for failed requests.
const test = plain;
const SCRIPT = 'https://chat.example/load.js';

/** A chat that opens as a widget does, with a frame of its own host. */
const WIDGET = `
  document.addEventListener('forecourt:chat', (event) => {
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.title = 'Chat about ' + event.detail.title;
    frame.src = 'https://talk.example/';
    document.body.append(frame);
  });`;

const button = (page: Page) => buyBox(page).getByRole('button', { name: 'Instant Message' });
const enquiry = (page: Page) => page.getByRole('dialog', { name: 'Enquire Now' });

/** Opens a vehicle of the dealer with a chat. Returns the addresses of the chat's hosts that were requested. */
async function open(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/\/(chat|talk)\.example\//.test(request.url())) asked.push(request.url());
  });
  await answerService(page);
  // Only new vehicles have the chat.
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-80')));
  return asked;
}

test('VDP-34 VDP-35 “Instant Message” opens the dealer’s chat, which costs no request before and is loaded once', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: WIDGET }));
  await page.route('https://talk.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' }),
  );
  const asked = await open(page);
  await expect(buyBox(page).getByRole('button', { name: 'Enquire Now' })).toHaveCount(0);
  expect(asked).toEqual([]);
  await button(page).click();
  const chat = page.frameLocator('iframe[title="Chat about 2023 Mazda CX-80"]');
  await expect(chat.getByText('How can we help?')).toBeVisible();
  await expect(enquiry(page)).toHaveCount(0);
  await button(page).click();
  await expect(page.locator('iframe[title^="Chat about"]')).toHaveCount(2);
  expect(asked.filter((url) => url === SCRIPT)).toHaveLength(1);
});

test('VDP-35 if the chat cannot be loaded, “Instant Message” opens the enquiry form', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort('connectionfailed'));
  const asked = await open(page);
  await button(page).click();
  await expect(enquiry(page)).toBeVisible();
  expect(asked).toEqual([SCRIPT]);
});

test('VDP-35 a chat that loads but does not open leaves the shopper with the enquiry form', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await open(page);
  await button(page).click();
  await expect(enquiry(page)).toBeVisible();
});

test('VDP-35 without a chat of its own, “Instant Message” opens the enquiry form, and the page allows no other host', async ({
  page,
}) => {
  await answerService(page);
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await button(page).click();
  await expect(enquiry(page)).toBeVisible();
  const policy = page.locator('meta[http-equiv="content-security-policy"]');
  expect(await policy.getAttribute('content')).not.toContain('.example');
});

test('VDP-34 a dealer may have “Enquire Now” instead of “Instant Message”', async ({ page }) => {
  await answerService(page);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await expect(button(page)).toHaveCount(0);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await expect(enquiry(page)).toBeVisible();
});
