import { type Page, test as plain } from '@playwright/test';
import { fixturePath, logOf, serve } from './live-service.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';

const open = (page: Page, model: string, site = CONTRARY) => page.goto(at(site, fixturePath(site, model)));
const yard = (page: Page, city: string) => page.getByRole('region', { name: `See it in ${city}` });
const button = (page: Page) => page.getByRole('button', { name: 'Open the map' });

test('API-41 a location with a map key shows the map provider’s picture, others show the map that the site draws', async ({
  page,
}) => {
  await open(page, 'CX-5');
  const map = yard(page, 'Alder Bay').getByRole('img', { name: 'Map of Alder Bay' });
  await expect(map).toHaveAttribute('src', '/pictures/2.svg');
  await open(page, 'CX-3');
  const drawn = yard(page, 'Birch Hill').getByRole('img', { name: 'Map of Birch Hill' });
  await expect(drawn).toBeVisible();
  await expect(drawn).not.toHaveAttribute('src');
});

test('VDP-19 the live map loads only when it is opened, is as large as the drawn map, and works by keyboard', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, 'CX-5');
  const place = page.locator('yard-map');
  await place.scrollIntoViewIfNeeded();
  expect(requests.filter((url) => /leaflet|open-map|tile=/.test(url))).toEqual([]);
  const before = await place.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
  await button(page).hover();
  await button(page).focus();
  expect(requests.filter((url) => /leaflet|open-map|tile=/.test(url))).toEqual([]);
  await page.keyboard.press('Enter');
  const live = page.getByRole('application', { name: 'Map of Alder Bay' });
  await expect(live).toBeFocused();
  await expect(live.getByText('Fixture <maps>')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  expect(await place.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])).toEqual(
    before,
  );
  const tiles = () => requests.filter((url) => url.includes('tile=14/')).length;
  await expect.poll(tiles).toBeGreaterThan(3);
  const shown = tiles();
  // Leaflet ignores keys while the map moves, so a slow machine needs more presses.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return tiles();
    })
    .toBeGreaterThan(shown);
});

test('VDP-19 no link, script or picture of a vehicle’s page names the host of the map tiles', async ({
  page,
}) => {
  await open(page, 'CX-5');
  const tiles: string = JSON.parse((await page.locator('yard-map').getAttribute('map')) ?? '').tiles;
  expect(tiles).toContain('tile=');
  // A hint such as preconnect would tell the tile host about every visit.
  const named = await page.evaluate(
    (address) =>
      [...document.querySelectorAll('link, script, img')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((url) => url.includes(address)),
    tiles.split('tile=')[0] ?? tiles,
  );
  expect(named).toEqual([]);
});

test('VDP-19 if a dealer configures no map tiles, the drawn map has no button to open a live map', async ({
  page,
}) => {
  await open(page, 'CX-5', PLAIN);
  await expect(yard(page, 'Alder Bay').getByRole('img', { name: 'Map of Alder Bay' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

plain(
  'if the live map fails to load, the drawn map stays and a message is shown and logged',
  async ({ page }) => {
    const log = logOf(page);
    await serve(page, '**', { json: {} });
    await page.route('**/open-map*.js', (route) => route.abort());
    await open(page, 'CX-5');
    await button(page).click();
    await expect(page.getByText('The map could not be opened.')).toBeVisible();
    await expect(yard(page, 'Alder Bay').getByRole('img', { name: 'Map of Alder Bay' })).toBeVisible();
    await expect(button(page)).toBeEnabled();
    expect(log.join()).toContain('The map could not be opened.');
  },
);
