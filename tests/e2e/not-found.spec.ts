import { runCommand } from '../support/commands/run-command.ts';
import { answer, at, hostOf } from '../support/hosts.ts';
import { gzipBytes, publishedFile } from '../support/published.ts';
import { expect, test } from './site.ts';
import { newVisitor } from './visitor.ts';

const DEALER = 'harbourline';

test('an unknown address is reported without its query and cookies, and npm run not-found shows it with a target', async ({
  browser,
}) => {
  const { tenants, data } = hostOf(DEALER);
  const path = `/old-website-${Date.now()}/book-a-service.php`;
  const context = await browser.newContext({ extraHTTPHeaders: newVisitor() });
  await context.addCookies([{ name: 'visitor', value: 'anna', url: at(DEALER) }]);
  const page = await context.newPage();
  const sent = page.waitForRequest('**/api/not-found');
  const answered = page.waitForResponse('**/api/not-found');
  await page.goto(at(DEALER, `${path}?name=Anna#top`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be found');
  expect((await answered).status()).toBe(204);
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ website_id: expect.any(String), path, referrer: null });
  const headers = await request.allHeaders();
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer ?? '').not.toContain('Anna');
  await context.close();

  const args = [DEALER, '--tenants', tenants, '--data', data, '--limit', '2000'];
  const { status, output } = await runCommand('not-found', args);
  expect(status, output).toBe(0);
  const lines = output.split('\n');
  const line = lines.findIndex((text) => text.startsWith(`1× ${path} `));
  expect(lines[line + 1]).toBe('    → /service (page of the same meaning)');
});

test('the script of the page for unknown addresses stays below 700 bytes', async () => {
  const { body } = await answer(DEALER, '/old/missing-page');
  const [script = ''] = body.match(/\/_astro\/not-found\.[\w-]+\.js/) ?? [];
  expect(gzipBytes(publishedFile(DEALER, script))).toBeLessThan(700);
});

test('the page for unknown addresses works without the service', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/api/not-found', (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.text().includes('was not reported'));
  await page.goto(at(DEALER, '/old/missing-page'));
  await warned;
  await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
  await expect(page).toHaveURL(/new-used-and-demo-cars/);
  await context.close();
});
