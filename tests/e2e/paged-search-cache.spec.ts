import type { Page } from '@playwright/test';
import { NETWORKED } from '../support/hosts.ts';
import { at, expect, test } from './site.ts';

/** Twelve searches, as words. Each is another request, whatever it finds. */
const WORDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k', 'l', 'm'];
const [FIRST = '', ...OTHERS] = WORDS.slice(0, 11);
const [LAST = ''] = WORDS.slice(-1);
const SECOND_NEWEST = OTHERS.at(-2) ?? '';

/** The words of each search that the page sends to the search server from now on. */
function recordWords(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/multi_search') || request.method() !== 'POST') return;
    const { searches } = request.postDataJSON() as { searches: { q: string }[] };
    sent.push(...searches.map(({ q }) => q));
  });
  return sent;
}

for (const [id, path, label] of [
  ['API-13 the directory', '/models', 'Make or model'],
  ['API-16 a dealership’s stock', '/locations/birch-hill/stock', 'Make, model or stock number'],
] as const)
  test(`${id} keeps the answers of the last ten searches: it asks the server again for the eleventh, but not for one of the ten`, async ({
    page,
  }) => {
    await page.goto(at(NETWORKED, path));
    const sent = recordWords(page);
    const search = async (words: string) => {
      await page.getByRole('searchbox', { name: label }).fill(words);
      // The address changes as soon as the shopper stops typing, just before the search.
      await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(words));
    };
    for (const words of [FIRST, ...OTHERS]) await search(words);
    await search(FIRST);
    await search(SECOND_NEWEST);
    await search(LAST);
    await expect.poll(() => sent).toEqual([FIRST, ...OTHERS, FIRST, LAST]);
  });
