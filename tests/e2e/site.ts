import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { answerService } from './service.ts';

export { at, CONTRARY, LATER, PLAIN } from '../support/hosts.ts';

/** A path that does not exist, for tests of the 404 page. */
export const MISSING = '/missing-page';

/** Records policy violations, script errors, console errors and failed requests of a page. */
async function watch(page: Page, problems: string[]): Promise<void> {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith(MISSING))
      problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(MISSING))
      problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${violatedDirective} ${blockedURI}`);
    });
  });
}

/**
 * A test that also fails if its page breaks its Content Security Policy, logs an error or requests something that does
 * not exist. The service is a fake one (`service.ts`).
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    await watch(page, problems);
    await answerService(page);
    // Nothing else opens with it. Popups have their own tests.
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.show = () => {};
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** The card of a vehicle by its title, "2023 Mazda CX-5". */
export const cardOf = (page: Page | Locator, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The result cards, not those of menus or similar cars. */
export const resultCards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** The box with price and buttons on a vehicle's page. */
export const buyBox = (page: Page): Locator => page.getByRole('complementary', { name: 'Price and contact' });

export { expect };
