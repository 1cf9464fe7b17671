import { type Page, test as plain } from '@playwright/test';
import { answer, NETWORKED } from '../support/hosts.ts';
import { fixturePath, samplePaths } from '../support/samples.ts';
import { serve } from './live-service.ts';
import { at, expect, PLAIN, test } from './site.ts';

const similar = (page: Page) => page.getByRole('region', { name: 'Similar cars' });

/** Serves an older version of the page, in which similar cars have another price. */
async function serveOlderPage(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const { body } = await answer(PLAIN, path);
    const [before = '', after = ''] = body.split('id="similar"');
    await route.fulfill({
      contentType: 'text/html',
      body: `${before}id="similar"${after.replaceAll('$30,000', '$29,123')}`,
    });
  });
}

test('CAR-11 API-09 when similar cars come into view, their published prices are replaced by the current ones, and the focus stays', async ({
  page,
}) => {
  const path = fixturePath(PLAIN, 'CX-5');
  await serveOlderPage(page, path);
  await page.goto(at(PLAIN, path));
  const first = similar(page).getByRole('article').first();
  const shown = await similar(page).getByRole('article').getByRole('heading').allTextContents();
  await expect(first).toContainText('$29,123');
  const explore = first.getByRole('link', { name: 'Explore Vehicle' });
  await explore.focus();
  await expect(first).toContainText('$30,000');
  await expect(explore).toBeFocused();
  await expect(similar(page).getByRole('article').getByRole('heading')).toHaveText(shown);
});

test('API-08 similar cars are requested from a search server in one request, whose queries each have an index, facets, highlight attributes, a limit of 10 and a filter', async ({
  page,
}) => {
  const searchRequest = page.waitForRequest(/\/multi_search/);
  await page.goto(at(NETWORKED, fixturePath(NETWORKED, 'CX-5')));
  await similar(page).scrollIntoViewIfNeeded();
  const request = await searchRequest;
  expect(request.method()).toBe('POST');
  const { searches } = request.postDataJSON();
  expect(searches.length).toBeGreaterThan(1);
  for (const search of searches)
    expect(search).toMatchObject({
      collection: expect.stringContaining('Car_production'),
      facet_by: '',
      highlight_fields: '',
      limit: 10,
      filter_by: expect.stringMatching(/status:=.*in_stock/),
    });
});

test('TEN-16 TEN-08 cards of similar cars keep the dealer’s own buttons when their prices are updated', async ({
  page,
}) => {
  const path = samplePaths('banksia-bay').vehicle ?? '';
  await page.route(`**${path}`, async (route) => {
    const [before = '', after = ''] = (await answer('banksia-bay', path)).body.split('id="similar"');
    const [card = '', ...others] = after.split('</article>');
    // The price is in the text and in the card's data.
    const earlier = card.replace(/(?<!Hold This \w+ )\$[\d,]+/g, '$1');
    await route.fulfill({
      contentType: 'text/html',
      body: `${before}id="similar"${[earlier, ...others].join('</article>')}`,
    });
  });
  await page.goto(at('banksia-bay', path));
  const section = page.getByRole('region', { name: 'Others to walk through' });
  const cards = section.getByRole('article');
  const weekly = cards.filter({ hasText: 'per week' });
  await expect(weekly).not.toHaveCount(0);
  const buttons = await cards.getByRole('link').allTextContents();
  await expect(cards.first().getByText('$1', { exact: true })).toBeVisible();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('$1', { exact: true })).toHaveCount(0);
  await expect(weekly.first().getByRole('link', { name: 'Or buy it outright' })).toHaveCount(1);
  expect(await cards.getByRole('link').allTextContents()).toEqual(buttons);
});

test('API-39 API-10 sold similar cars are replaced by related vehicles from the service that are for sale', async ({
  page,
}) => {
  const path = fixturePath(PLAIN, 'CX-5');
  const idOf = (model: string) => fixturePath(PLAIN, model).replace('/cars/', 'car-');
  await page.route(`**${path}`, async (route) => {
    const { body } = await answer(PLAIN, path);
    await route.fulfill({ contentType: 'text/html', body: body.replace(idOf('Sportage'), 'car-gone') });
  });
  const requests = await serve(page, 'cars/*/related.json', {
    json: { ids: [idOf('CX-9'), idOf('CX-5'), idOf('Sorento')] },
  });
  await page.goto(at(PLAIN, path));
  const titles = similar(page).getByRole('article').getByRole('heading');
  const shown = await titles.allTextContents();
  expect(shown).toHaveLength(6);
  await similar(page).scrollIntoViewIfNeeded();
  await expect(titles).toHaveText([...shown.slice(0, 5), '2023 Kia Sorento']);
  expect(requests.map((route) => new URL(route.request().url()).pathname)).toEqual([
    `/api${path}/related.json`,
  ]);
});

test('CAR-11 VDP-18 the carousel of similar cars starts at the first card and moves by buttons and keys', async ({
  page,
}) => {
  const rail = similar(page).getByRole('group', { name: 'Similar cars' });
  const scrollPosition = () => rail.evaluate((element) => element.scrollLeft);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
    const answered = page.waitForResponse('**/search-index/**');
    await similar(page).scrollIntoViewIfNeeded();
    await answered;
    await expect(rail.getByRole('article').first()).toBeInViewport({ ratio: 0.9 });
    expect(await scrollPosition()).toBe(0);
  }
  await expect(similar(page).getByRole('button', { name: 'Previous' })).toBeHidden();
  await similar(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(scrollPosition).toBeGreaterThan(100);
  await similar(page).getByRole('button', { name: 'Previous' }).click();
  await expect.poll(scrollPosition).toBe(0);
  await rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrollPosition).toBeGreaterThan(0);
});

plain.describe('ERR-15 if the search of similar cars fails', () => {
  plain('those on the page stay, and the failure is only logged', async ({ page }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
    const titles = similar(page).getByRole('article').getByRole('heading');
    const shown = await titles.allTextContents();
    expect(shown.length).toBeGreaterThan(2);
    await similar(page).scrollIntoViewIfNeeded();
    await expect.poll(() => warnings.join()).toContain('Similar vehicles could not be searched.');
    await expect(titles).toHaveText(shown);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
