import type { Locator, Page } from '@playwright/test';
import { samplePaths } from '../support/samples.ts';
import { waitForLiveSearch } from './search-live.ts';
import { at, expect, resultCards, test } from './site.ts';

/** The dealers with a form of cards other than the usual one. */
const FORMS = {
  // A motorhome has seven facts.
  harbourline: { form: 'quiet', across: 1, highest: 230 },
  // Its price without GST takes a line of its own.
  ironbark: { form: 'spec-row', across: 1, highest: 275 },
  'cinder-road': { form: 'portrait', across: 2, highest: 430 },
  'redgum-kia': { form: 'model', across: 1, highest: 330 },
  'banksia-bay': { form: 'two-prices', across: 1, highest: 365 },
} as const;

const dealers = Object.entries(FORMS);

const openSearch = async (page: Page, tenant: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(at(tenant, samplePaths(tenant).search));
};

/** True if nothing covers the middle of the element and a pointer reaches it. */
const isReached = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && found !== null && target.contains(found);
  });

/** The buttons of a card, without the link of its name and what only similar vehicles have (CAR-08). */
const buttonsOf = (card: Locator): Locator => card.locator('a:not(h3 a, .only-similar)');

for (const [tenant, { form, across, highest }] of dealers) {
  test(`CAR-06 CAR-07 CAR-09 CAR-14 ${form}: the buttons of a card can be used while it is pointed at, and with the keyboard`, async ({
    page,
  }) => {
    await openSearch(page, tenant, 1280);
    await waitForLiveSearch(page);
    await page.setViewportSize({ width: 1280, height: 1100 });
    const card = resultCards(page).first();
    const buttons = buttonsOf(card);
    const last = buttons.last();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.mouse.move(1, 1);
    expect(await buttons.count()).toBeGreaterThan(1);
    expect(await isReached(last)).toBe(false);
    await card.getByRole('heading').hover();
    for (const button of await buttons.all()) await expect.poll(() => isReached(button)).toBe(true);
    // The pointer gets there.
    await last.hover();
    expect(await isReached(last)).toBe(true);
    await page.mouse.move(1, 1);
    await expect.poll(() => isReached(last)).toBe(false);
    await card.getByRole('heading').getByRole('link').focus();
    for (
      let stops = 0;
      stops < 8 && !(await last.evaluate((link) => link === document.activeElement));
      stops++
    )
      await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect.poll(() => isReached(last)).toBe(true);
  });

  test(`CAR-06 CAR-07 CAR-09 CAR-14 ${form}: on phones the buttons of a card are behind “More”`, async ({
    page,
  }) => {
    await openSearch(page, tenant, 360);
    const cards = resultCards(page);
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    for (const { height } of boxes.slice(0, 6)) expect(height).toBeLessThan(highest);
    expect(new Set(boxes.slice(0, 6).map(({ left }) => left)).size).toBe(across);
    const card = cards.first();
    const buttons = buttonsOf(card);
    for (const button of await buttons.all()) await expect(button).toBeHidden();
    const more = card.locator('summary');
    await expect(more).toHaveText('More');
    await expect(more).toHaveAccessibleName(/^More \d{4} /);
    const { width, height } = (await more.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await more.click();
    await expect(page).toHaveURL(at(tenant, samplePaths(tenant).search));
    for (const button of await buttons.all()) {
      await button.scrollIntoViewIfNeeded();
      expect(await isReached(button)).toBe(true);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await more.click();
    await expect(buttons.first()).toBeHidden();
  });

  for (const width of [360, 1280])
    test(`CAR-04 CAR-05 ${form} at ${width} px: all of a card is its link, with heart and comparison above it`, async ({
      page,
    }) => {
      await openSearch(page, tenant, width);
      await waitForLiveSearch(page);
      const card = resultCards(page).first();
      await card.scrollIntoViewIfNeeded();
      for (const name of [/^Fave /, /^Compare /]) {
        const control = card.getByRole('button', { name });
        // In the middle, where no message of the press before lies on it.
        await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const box = (await control.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(box.width, box.height), String(name)).toBeGreaterThanOrEqual(44);
        expect(await isReached(control)).toBe(true);
        await control.click();
        await expect(control).toHaveAttribute('aria-pressed', 'true');
      }
      const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
      await card.getByRole('img').first().click({ force: true });
      await expect(page).toHaveURL(at(tenant, href ?? ''));
    });

  test(`CAR-02 ${form}: the prices of cards in a row stand at the same height`, async ({ page }) => {
    await openSearch(page, tenant, 1280);
    const rows = await resultCards(page).evaluateAll((cards) => {
      const byRow = new Map<number, Set<number>>();
      for (const card of cards) {
        const [row, price] = [card, card.querySelector('.price')].map((element) =>
          Math.round(element?.getBoundingClientRect().top ?? 0),
        ) as [number, number];
        if (price) byRow.set(row, (byRow.get(row) ?? new Set()).add(price));
      }
      return [...byRow.values()].map((tops) => tops.size);
    });
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows)).toEqual(new Set([1]));
  });

  test(`${form}: a page is not wider than a window of 320 px`, async ({ page }) => {
    await openSearch(page, tenant, 320);
    await resultCards(page).first().locator('summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a dealer without a form keeps all buttons in view', async ({ page }) => {
  await openSearch(page, 'plainview', 1280);
  const buttons = buttonsOf(resultCards(page).first());
  await page.mouse.move(1, 1);
  expect(await buttons.count()).toBeGreaterThan(1);
  for (const button of await buttons.all()) expect(await isReached(button)).toBe(true);
});

test('CAR-03 spec-row names the facts of the dealer in columns, and says which are not known', async ({
  page,
}) => {
  await openSearch(page, 'ironbark', 1920);
  const cards = resultCards(page);
  const columns = await cards.evaluateAll((all) =>
    all.map((card) =>
      [...card.querySelectorAll('.figures li')].map((item) => item.getBoundingClientRect().right),
    ),
  );
  expect(columns.every((rights) => rights.length === 5)).toBe(true);
  expect(new Set(columns.map(String)).size, 'right edges of the columns').toBe(1);
  await expect(cards.first().locator('.figures small')).toHaveText([
    'GVM',
    'GCM',
    'Body length',
    'Axles',
    'Licence',
  ]);
});

test('spec-row has the names of its columns once above a wide list, and in each row on phones', async ({
  page,
}) => {
  await openSearch(page, 'ironbark', 1920);
  const heads = page.locator('.col-heads li');
  await expect(heads).toHaveText(['GVM', 'GCM', 'Body length', 'Axles', 'Licence', 'Price', 'Compare']);
  const rightOf = (items: Locator) =>
    items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().right)));
  const row = resultCards(page).first();
  expect((await rightOf(heads)).slice(0, -1)).toEqual([
    ...(await rightOf(row.locator('.figures li'))),
    ...(await rightOf(row.locator('.money'))),
  ]);
  const label = row.locator('.figures small').first();
  expect((await label.boundingBox())?.width).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(heads.first()).toBeHidden();
  expect((await label.boundingBox())?.width).toBeGreaterThan(20);
});

test('CAR-28 two-prices has two lines of price on each card: to buy, and by the week or that it is to buy only', async ({
  page,
}) => {
  await openSearch(page, 'banksia-bay', 1280);
  const texts = await resultCards(page).locator('dl').allInnerTexts();
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts)
    expect(text.replace(/\s+/g, ' ')).toMatch(/By the week (\$\d+ per week|to buy only)$/);
  expect(texts.some((text) => text.includes('per week'))).toBe(true);
});

test('portrait shows a sentence of the dealer’s comments, as a whole', async ({ page }) => {
  await openSearch(page, 'cinder-road', 1280);
  const notes = await resultCards(page).locator('.note').allInnerTexts();
  expect(notes.length).toBeGreaterThan(5);
  for (const note of notes) expect(note).toMatch(/^.{23,69}[.!?]$/);
});
