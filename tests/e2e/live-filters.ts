import type { Locator, Page } from '@playwright/test';
import { at, expect } from './site.ts';

/** A search that the page requests: its words and its filter in Typesense’s syntax. */
export interface SearchRequest {
  q: string;
  filter: string;
}

type Watched = typeof globalThis & { searches: SearchRequest[] };

/** Records the requests to the search worker in the page. */
export function watchSearches(): void {
  const searches: SearchRequest[] = [];
  Object.assign(globalThis, { searches });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
    const { body } = message as { body?: { searches: { q?: string; filter_by?: string }[] } };
    const [first] = body?.searches ?? [];
    if (first) searches.push({ q: first.q ?? '', filter: first.filter_by ?? '' });
    return Reflect.apply(post, this, [message, ...rest]);
  } as typeof post;
}

/** Search requests since the page was opened, in order. */
export const sentSearches = (page: Page): Promise<SearchRequest[]> =>
  page.evaluate(() => (globalThis as Watched).searches);

export const filtersOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });

/** One filter by its name. */
export const facetOf = (page: Page, label: string): Locator =>
  filtersOf(page)
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${label}`) }) });

/** Opens a search and waits until the live search has started. */
export async function openSearch(page: Page, tenant: string, path: string): Promise<void> {
  await page.addInitScript(watchSearches);
  await page.goto(at(tenant, path));
  await waitForLiveFilters(page);
}

/**
 * Moves the pointer over the page, which starts the live search, and waits for its filters: they have check boxes, the
 * static ones only links.
 */
export async function waitForLiveFilters(page: Page): Promise<void> {
  await page.getByRole('main').hover();
  await expect(
    page.locator('#filters input[type="checkbox"], #filters button[aria-pressed]').first(),
  ).toBeAttached({
    timeout: 30_000,
  });
}

/** Refinements in the address, such as `refinementList[make][0]`, in order. */
export const refinementsOf = (page: Page): [string, string][] =>
  [...new URL(page.url()).searchParams].filter(([name]) => /^(refinementList|range)/.test(name));
