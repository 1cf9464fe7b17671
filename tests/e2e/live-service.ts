import { expect, type Locator, type Page, type Route } from '@playwright/test';

export { fixturePath } from '../support/samples.ts';

/** The service's response for a price that the price comparison calls a “Great Deal”. */
export const MARKET = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 36_000,
  confidence: 0.8,
  description: null,
};

/** A response of the fake service; 'offline' if it cannot be reached. */
export type Answer = { json: unknown } | { status: number; body?: string } | 'offline';

/** Gives every call to one service address the same answer. Returns the calls received. */
export async function serve(page: Page, address: string, answer: Answer): Promise<Route[]> {
  const routes: Route[] = [];
  await page.route(`**/api/${address}`, (route) => {
    routes.push(route);
    return answer === 'offline' ? route.abort('connectionfailed') : route.fulfill(answer);
  });
  return routes;
}

/** Collects errors and warnings that the page logs, except the browser’s own about failed requests. */
export function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource')
    )
      lines.push(`${message.type()}: ${message.text()}`);
  });
  return lines;
}

export const market = (page: Page): Locator => page.getByRole('region', { name: 'Price comparison' });

/**
 * Waits until the service has answered the price comparison: the fake answer of `service.ts` hides it. A call that is
 * still in progress when a test moves the page's clock would time out and log an error.
 */
export const compared = (page: Page): Promise<void> => expect(market(page)).toBeHidden();
