import { type Page, test as plain, type Request } from '@playwright/test';
import type { MultiSearchBody } from '../../src/search/protocol.ts';
import { NETWORKED, PLAIN, SEARCH_SERVER } from '../support/hosts.ts';
import { sentSearches, watchSearches } from './live-filters.ts';
import { countOf, expectEveryTitle, prices, STOCK, titles, waitForLiveSearch } from './search-live.ts';
import { at, expect } from './site.ts';

// Failures are logged, so use the test function that does not check the console.
const test = plain;
const SEARCH = `http://${SEARCH_SERVER.host}:${SEARCH_SERVER.port}/multi_search`;

/** Records the searches that the page sends to the server from now on. */
function recordSearches(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === SEARCH && request.method() === 'POST') requests.push(request);
  });
  return requests;
}

const searchesOf = (request: Request | undefined) =>
  (request?.postDataJSON() as MultiSearchBody | undefined)?.searches ?? [];

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const sort = (page: Page, order: string) => page.getByRole('combobox', { name: 'Sort' }).selectOption(order);

async function open(page: Page, tenant: string): Promise<void> {
  await page.goto(at(tenant, STOCK));
  await filters(page).hover();
  await waitForLiveSearch(page);
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** Expects several prices, lowest first. */
async function cheapestFirst(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = await prices(page);
        return shown.length > 2 && shown.join() === ascending(shown).join();
      },
      { intervals: [50] },
    )
    .toBe(true);
}

test('API-06 searches go to the dealer’s search server with the configured key and without cookies', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'who', value: 'me', url: SEARCH }]);
  const requests = recordSearches(page);
  await open(page, NETWORKED);
  await filters(page).getByRole('checkbox', { name: /^Kia/ }).check();
  await expectEveryTitle(page, /Kia/);
  const last = requests.at(-1);
  expect(searchesOf(last)[0]).toMatchObject({
    collection: 'Car_production_networked',
    filter_by: expect.stringContaining('make:=[`Kia`]'),
    per_page: 21,
  });
  expect(await last?.headerValue('x-typesense-api-key')).toBe(SEARCH_SERVER.key);
  expect(await last?.headerValue('cookie')).toBeNull();
  expect(await countOf(page)).toBe((await titles(page)).length);
});

test('a chosen value stays ticked while the search server has not answered', async ({ page }) => {
  await open(page, NETWORKED);
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const requests = recordSearches(page);
  await page.route(SEARCH, async (route) => {
    await waited;
    await route.continue();
  });
  const box = filters(page).getByRole('checkbox', { name: /^Kia/ });
  await box.click();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const shown = await box.evaluate(async (input: HTMLInputElement) => {
    const frames: boolean[] = [];
    for (let frame = 0; frame < 60; frame++) {
      await new Promise((done) => requestAnimationFrame(done));
      frames.push(input.checked);
    }
    return frames;
  });
  expect(shown).not.toContain(false);
  answer();
  await expectEveryTitle(page, /Kia/);
  await expect(box).toBeChecked();
});

test('API-06 the site of a dealer without a search server sends no requests to other hosts', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(at(PLAIN, '/'))) elsewhere.push(request.url());
  });
  await open(page, PLAIN);
  await sort(page, 'Lowest price');
  await cheapestFirst(page);
  expect(elsewhere.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
});

test('the search server and the in-browser engine return the same results in the same order', async ({
  page,
}) => {
  const seen: string[][] = [];
  for (const tenant of [NETWORKED, PLAIN]) {
    await open(page, tenant);
    await sort(page, 'Lowest price');
    await cheapestFirst(page);
    seen.push(await titles(page));
  }
  expect(seen[0]).toEqual(seen[1]);
});

test('SRC-38 sorting by lowest price sends the search server one request, whose filter leaves out vehicles without a price', async ({
  page,
}) => {
  await open(page, NETWORKED);
  const requests = recordSearches(page);
  await sort(page, 'Lowest price');
  await cheapestFirst(page);
  expect(requests.map((request) => searchesOf(request)[0])).toEqual([
    expect.objectContaining({
      sort_by: expect.stringMatching(/^price:asc,/),
      filter_by: expect.stringContaining('price:>=1'),
    }),
  ]);
});

test('API-07 repeating an earlier search sends the search server no request', async ({ page }) => {
  const requests = recordSearches(page);
  await open(page, NETWORKED);
  const kia = filters(page).getByRole('checkbox', { name: /^Kia/ });
  const all = await countOf(page);
  await kia.check();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await kia.uncheck();
  await expect.poll(() => countOf(page)).toBe(all);
  const requestCount = requests.length;
  await kia.check();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  expect(requests).toHaveLength(requestCount);
});

for (const [failure, breakServer] of [
  ['fails', (page: Page) => page.route(SEARCH, (route) => route.fulfill({ status: 503, body: '{}' }))],
  ['cannot be reached', (page: Page) => page.route(SEARCH, (route) => route.abort())],
  ['does not answer', (page: Page) => page.route(SEARCH, () => undefined)],
] as const) {
  test(`if the search server ${failure}, the page searches in the browser within two seconds, and a later search tries the server again`, async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-20T00:00:00Z' });
    await page.addInitScript(watchSearches);
    await open(page, NETWORKED);
    await breakServer(page);
    await page.clock.pauseAt('2026-11-20T01:00:00Z');
    const failed = page.waitForRequest(SEARCH);
    await sort(page, 'Lowest price');
    await failed;
    await page.clock.runFor(2000);
    await expect.poll(() => sentSearches(page)).not.toEqual([]);
    await cheapestFirst(page);

    await page.unroute(SEARCH);
    const requests = recordSearches(page);
    await sort(page, 'Highest price');
    await expect
      .poll(async () => {
        const shown = await prices(page);
        return (shown[0] ?? 0) > (shown.at(-1) ?? 0);
      })
      .toBe(true);
    expect(requests).toHaveLength(0);

    await page.clock.fastForward(6000);
    // A search waits until the pressed control is drawn, so the paused clock has to run for a moment.
    const requestCount = async () => {
      await page.clock.runFor(50);
      return requests.length;
    };
    const answered = page.waitForResponse(SEARCH);
    await filters(page).getByRole('checkbox', { name: /^Kia/ }).check();
    await expect.poll(requestCount).toBe(1);
    await expectEveryTitle(page, /Kia/);
    // Until the server has answered this search, the page sends no other search to it.
    await (await answered).finished();
    await sort(page, 'Latest');
    await expect.poll(requestCount).toBe(2);
  });
}
