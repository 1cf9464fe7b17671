import { test as plain } from '@playwright/test';
import type { HitDocument } from '../../src/search/documents/document.ts';
import type { MultiSearchResponse } from '../../src/search/protocol.ts';
import { NETWORKED, SEARCH_SERVER } from '../support/hosts.ts';
import { STOCK, waitForLiveSearch } from './search-live.ts';
import { at, cardOf, expect, PLAIN, resultCards, test } from './site.ts';

const SEARCH = `http://${SEARCH_SERVER.host}:${SEARCH_SERVER.port}/multi_search`;

test('the first 17 results are not rendered again when the live search starts', async ({ page }) => {
  await page.goto(at('harbourline', STOCK));
  const cards = await resultCards(page).elementHandles();
  expect(cards).toHaveLength(17);
  await page.getByRole('complementary', { name: 'Filters' }).hover();
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(17);
  for (const card of cards) expect(await card.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a dealer’s override of the cards is used for static cards, for a search of a dealership’s stock and for the live search', async ({
  page,
}) => {
  const own = page.getByRole('link', { name: /^Or buy it outright/ });
  await page.goto(at('banksia-bay', '/locations/wangara/stock'));
  await expect(own).not.toHaveCount(0);
  const count = page.getByRole('status').filter({ hasText: /^\d+ \w+$/ });
  const before = await count.innerText();
  await page.getByRole('searchbox').fill('jayco');
  await expect(count).not.toHaveText(before);
  await expect(own).not.toHaveCount(0);
  await page.goto(at('banksia-bay', `${STOCK}?page=2`));
  await waitForLiveSearch(page);
  await expect(own).not.toHaveCount(0);
});

test('a vehicle’s card has the same HTML on the search page, a dealership’s stock page and the home page, except for attributes that control how its picture loads', async ({
  page,
}) => {
  const seen = new Map<string, string>();
  let again = 0;
  for (const path of [STOCK, '/locations/newstead/stock', '/']) {
    await page.goto(at('harbourline', path));
    const drawn = await resultCards(page).evaluateAll((all: HTMLElement[]) =>
      all.flatMap((card) => (card.dataset.car ? [[card.dataset.car, card.outerHTML] as const] : [])),
    );
    for (const [car, html] of drawn) {
      const placed = html.replace(/ (?:loading|decoding|fetchpriority|sizes)="[^"]*"/g, '');
      const before = seen.get(car);
      if (before !== undefined) {
        again += 1;
        expect(placed).toBe(before);
      }
      seen.set(car, placed);
    }
    expect(drawn.some(([, html]) => / id="/.test(html))).toBe(false);
  }
  expect(again).toBeGreaterThan(0);
});

/** The search server's response, with some facts of one vehicle replaced. */
const changed = (response: MultiSearchResponse<HitDocument>, id: string, now: Partial<HitDocument>) => ({
  results: response.results.map((result) =>
    'error' in result
      ? result
      : {
          ...result,
          hits: result.hits.map((hit) =>
            hit.document.id === id ? { ...hit, document: { ...hit.document, ...now } } : hit,
          ),
        },
  ),
});

for (const [state, now, shows, hides] of [
  ['sold', { sold: true }, ['JUST SOLD', 'Find Me Something Similar'], ['Explore Vehicle']],
  ['reserved', { reserved: true }, ['RESERVED', '$30,000'], ['Find Me Something Similar']],
  ['cheaper than before', { price: 28_490 }, ['$28,490'], ['$30,000']],
] as const) {
  plain(
    `if the search server reports a vehicle as ${state}, the live search shows that on the vehicle’s card`,
    async ({ page }) => {
      await page.goto(at(NETWORKED, STOCK));
      const card = cardOf(page, '2023 Mazda CX-5');
      const { id } = JSON.parse((await card.getAttribute('data-car')) ?? '{}');
      // The static card has all texts that must disappear, except this link: it must not be added either.
      for (const text of hides.filter((text) => text !== 'Find Me Something Similar'))
        await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
      await page.route(SEARCH, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: changed(await response.json(), id, now) });
      });
      await page.goto(at(NETWORKED, STOCK));
      await page.getByRole('complementary', { name: 'Filters' }).hover();
      await waitForLiveSearch(page);
      for (const text of shows) await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
      for (const text of hides) await expect(card.getByText(text, { exact: true })).toBeHidden();
    },
  );
}

test('WAT-01 a saved vehicle that is no longer listed stays in the Faves panel as a short row, and can be removed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const car = { id: 'gone', name: '2019 Holden Astra', slug: 'gone', make: 'Holden', model: 'Astra' };
    localStorage.setItem('forecourt:plainview:favourites', JSON.stringify([car]));
  });
  await page.goto(at(PLAIN));
  await page.getByRole('button', { name: 'Faves, 1 saved' }).click();
  const panel = page.getByRole('dialog', { name: 'Faves' });
  await expect(panel.getByRole('listitem')).toContainText('2019 Holden Astra');
  await expect(panel.getByText('No longer listed')).toBeVisible();
  await panel.getByRole('button', { name: 'Fave 2019 Holden Astra' }).click();
  await expect(panel.getByText('None saved yet.')).toBeVisible();
});
