import type { Page } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { savedList } from './saved-list.ts';
import { STOCK, waitForLiveSearch } from './search-live.ts';
import { at, CONTRARY, cardOf, expect, PLAIN, test } from './site.ts';

const TITLE = '2023 Mazda CX-5';
const heart = (page: Page, title = TITLE) =>
  cardOf(page, title).getByRole('button', { name: `Fave ${title}`, exact: true });
const faves = (page: Page, count: number) =>
  page.getByRole('button', { name: `Faves, ${count} saved`, exact: true });

for (const [place, path] of [
  ['the search page', () => STOCK],
  ['the home page', () => '/'],
  ['a card of a similar car', () => fixturePath(PLAIN, 'CX-3')],
] as const) {
  test(`CAR-04 WAT-01 a heart on ${place} saves the vehicle until the heart is pressed again`, async ({
    page,
  }) => {
    await page.goto(at(PLAIN, path()));
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^Fave 2023/ })
      .first();
    const name = (await button.getAttribute('aria-label')) ?? '';
    const same = page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(same).toHaveAttribute('aria-pressed', 'true');
    await expect(faves(page, 1)).toBeVisible();
    await expect(page.getByText('added to your faves.')).toBeVisible();
    await page.reload();
    await expect(same).toHaveAttribute('aria-pressed', 'true');
    await expect(faves(page, 1)).toBeVisible();
    await same.click();
    await expect(same).toHaveAttribute('aria-pressed', 'false');
    await expect(faves(page, 0)).toBeVisible();
    expect(await savedList(page, 'favourites')).toEqual([]);
  });
}

test('DAT-18 a favourite is saved as id, name, slug, make, model and primary_image_url', async ({ page }) => {
  await page.goto(at(PLAIN, STOCK));
  await heart(page).click();
  await expect(faves(page, 1)).toBeVisible();
  const slug = fixturePath(PLAIN, 'CX-5').replace('/cars/', '');
  expect(await savedList(page, 'favourites')).toEqual([
    {
      id: `car-${slug}`,
      name: '2023 Mazda CX-5 Maxx Sport KF',
      slug,
      make: 'Mazda',
      model: 'CX-5',
      primary_image_url: '/pictures/1.svg',
    },
  ]);
});

test('a heart is 44 × 44 px, keeps the focus when the live search starts, and works by keyboard', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  await heart(page).focus();
  // The focus starts the live search, which must not take the focus away.
  await waitForLiveSearch(page);
  await expect(heart(page)).toBeFocused();
  const box = await heart(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await page.keyboard.press('Space');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('all tabs of a site show the same hearts', async ({ page, context }) => {
  await page.goto(at(PLAIN, STOCK));
  const other = await context.newPage();
  await other.goto(at(PLAIN, STOCK));
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await heart(other).click();
  await expect(faves(page, 0)).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('damaged lists of saved and compared vehicles in localStorage are ignored, and vehicles can be saved again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('damaged')) return;
    sessionStorage.setItem('damaged', 'yes');
    localStorage.setItem('forecourt:plainview:favourites', '{"id":');
    localStorage.setItem('forecourt:plainview:compare', '[{"id":7},null,"x"]');
  });
  await page.goto(at(PLAIN, STOCK));
  await expect(faves(page, 0)).toBeVisible();
  await heart(page).click();
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('if localStorage is full, a message says that hearts last only until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(at(PLAIN, STOCK));
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText('Your browser could not save this, so it lasts only until you leave the page.'),
  ).toBeVisible();
});

test('TRK-03 saving a vehicle pushes save_car (event 39) to the data layer, and removing it pushes nothing', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    document.addEventListener('forecourt:track', (event) => seen.push((event as CustomEvent).detail));
  });
  await heart(page).click();
  await expect(faves(page, 1)).toBeVisible();
  await heart(page).click();
  await expect(faves(page, 0)).toBeVisible();
  const sent = await page.evaluate(() => {
    const { seen, dataLayer } = window as unknown as { seen: unknown[]; dataLayer: unknown[] };
    return { seen, dataLayer };
  });
  const event = {
    event: 'save_car',
    event_id: 39,
    id: expect.stringContaining('cx-5'),
    make: 'Mazda',
    model: 'CX-5',
  };
  expect(sent).toEqual({ seen: [event], dataLayer: [event] });
});

/**
 * Vehicles, and whether they have a heart on the plain and on the contrary site. The contrary one restricts hearts to
 * used vehicles with a price and a picture.
 */
const OFFERED = [
  { id: 'WAT-09', title: '2023 Mazda CX-3', kind: 'is used', plain: true, contrary: true },
  { id: 'WAT-09', title: '2023 Mazda CX-30', kind: 'is reserved', plain: false, contrary: false },
  { id: 'WAT-10', title: '2023 Mazda MX-5', kind: 'has no picture', plain: true, contrary: false },
  { id: 'WAT-11', title: '2023 Mazda CX-90', kind: 'is new', plain: true, contrary: false },
  { id: 'WAT-11', title: '2023 Kia Sportage', kind: 'is a demo', plain: true, contrary: false },
];
for (const { id, title, kind, plain, contrary } of OFFERED) {
  const has = (offered: boolean) => (offered ? 'has a heart' : 'has no heart');
  test(`${id} a vehicle that ${kind} ${has(plain)} by default, and ${has(contrary)} if the dealer restricts hearts`, async ({
    page,
  }) => {
    await page.goto(at(PLAIN, STOCK));
    await expect(cardOf(page, title)).toBeVisible();
    await expect(heart(page, title)).toHaveCount(plain ? 1 : 0);
    await expect(cardOf(page, title).getByRole('button', { name: /^Compare/ })).toHaveCount(plain ? 1 : 0);
    await page.goto(at(CONTRARY, STOCK));
    await expect(cardOf(page, title)).toBeVisible();
    await expect(heart(page, title)).toHaveCount(contrary ? 1 : 0);
  });
}

test('a saved vehicle that is reserved later keeps its heart until the shopper removes it from the faves', async ({
  page,
}) => {
  const slug = fixturePath(PLAIN, 'CX-30').replace('/cars/', '');
  await page.addInitScript((of) => {
    if (sessionStorage.getItem('saved')) return;
    sessionStorage.setItem('saved', 'yes');
    const car = {
      id: `car-${of}`,
      name: 'CX-30',
      slug: of,
      make: 'Mazda',
      model: 'CX-30',
      primary_image_url: null,
    };
    localStorage.setItem('forecourt:plainview:favourites', JSON.stringify([car]));
  }, slug);
  await page.goto(at(PLAIN, STOCK));
  await expect(heart(page, '2023 Mazda CX-30')).toHaveAttribute('aria-pressed', 'true');
  await heart(page, '2023 Mazda CX-30').click();
  await expect(faves(page, 0)).toBeVisible();
  await page.reload();
  await expect(cardOf(page, '2023 Mazda CX-30')).toBeVisible();
  await expect(heart(page, '2023 Mazda CX-30')).toHaveCount(0);
});

test('WAT-12 DAT-19 opening a vehicle’s page adds it to the viewed list, latest first', async ({ page }) => {
  for (const model of ['BT-50', 'CX-5', 'BT-50']) await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
  const slug = (model: string) => fixturePath(PLAIN, model).replace('/cars/', '');
  expect(await savedList(page, 'viewed')).toEqual([
    {
      id: `car-${slug('BT-50')}`,
      stocknum: 'F104',
      make: 'Mazda',
      model: 'BT-50',
      body: 'Ute',
      simple_body: 'ute',
    },
    {
      id: `car-${slug('CX-5')}`,
      stocknum: 'F101',
      make: 'Mazda',
      model: 'CX-5',
      body: 'SUV',
      simple_body: 'suv',
    },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('cards have no buttons to save or compare vehicles', async ({ page }) => {
    await page.goto(at(PLAIN, STOCK));
    await expect(cardOf(page, TITLE)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Fave|^Compare/ })).toHaveCount(0);
  });
});
