import { type Page, test as plain } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { STOCK } from './search-live.ts';
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

/** Lets the frame of the chat load. */
const answerTalk = (page: Page) =>
  page.route('https://talk.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' }),
  );

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');

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
  await answerTalk(page);
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

test('VDP-35 if the chat could not be loaded, the next click on “Instant Message” tries again', async ({
  page,
}) => {
  let tries = 0;
  await page.route(SCRIPT, (route) => {
    tries += 1;
    return tries === 1
      ? route.abort('connectionfailed')
      : route.fulfill({ contentType: 'text/javascript', body: WIDGET });
  });
  await answerTalk(page);
  await open(page);
  await button(page).click();
  await expect(enquiry(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enquiry(page)).toHaveCount(0);
  await button(page).click();
  await expect(page.locator('iframe[title^="Chat about"]')).toBeVisible();
  expect(tries).toBe(2);
});

test('VDP-35 if the chat does not load within 5 s, “Instant Message” opens the enquiry form', async ({
  page,
}) => {
  await page.clock.install();
  // Its host never answers.
  await page.route(SCRIPT, () => {});
  await open(page);
  const asked = page.waitForRequest(SCRIPT);
  await button(page).click();
  await asked;
  await page.clock.fastForward(5_000);
  await expect(enquiry(page)).toBeVisible();
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
  expect(await policyOf(page)).not.toContain('.example');
});

test('VDP-35 only pages with “Instant Message” know the chat and allow its hosts', async ({ page }) => {
  const chat = /chat\.example|talk\.example/;
  await open(page);
  expect(await policyOf(page)).toMatch(chat);
  await expect(page.locator('html')).toHaveAttribute('data-chat', SCRIPT);
  await page.goto(at(CONTRARY, STOCK));
  expect(await policyOf(page)).not.toMatch(chat);
  await expect(page.locator('html')).not.toHaveAttribute('data-chat');
});

test('VDP-34 a dealer may have “Enquire Now” instead of “Instant Message”', async ({ page }) => {
  await answerService(page);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await expect(button(page)).toHaveCount(0);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await expect(enquiry(page)).toBeVisible();
});
