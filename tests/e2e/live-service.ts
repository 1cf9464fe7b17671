import { expect, type Locator, type Page, type Route } from '@playwright/test';

export { fixturePath } from '../support/samples.ts';

/** A response of the price comparison with a fair price. */
export const MARKET = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 36_000,
  confidence: 0.8,
  description: null,
};

export type Answer = { json: unknown } | { status: number; body?: string } | 'never' | 'offline';

/** Gives every call to one service address the same answer. Returns the calls received. */
export async function serve(page: Page, address: string, answer: Answer): Promise<Route[]> {
  const routes: Route[] = [];
  await page.route(`**/api/${address}`, (route) => {
    routes.push(route);
    if (answer === 'never') return;
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
 * Waits until the price comparison is answered, which hides it unless a test answers otherwise. A call in
 * progress when the page's clock jumps would time out, and log an error.
 */
export const compared = (page: Page): Promise<void> => expect(market(page)).toBeHidden();
