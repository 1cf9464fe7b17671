import type { Locator, Page } from '@playwright/test';
import { ELSEWHERE } from '../support/hosts.ts';
import { fixturePath } from '../support/samples.ts';
import { gallery } from './gallery-site.ts';
import { at, expect, resultCards, test } from './site.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="teal"/></svg>';

/** Answers for the other hosts. The browser asks them only if the page's Content Security Policy allows it. */
async function serveElsewhere(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https?:\/\/(?:photos|brand)\.example\//, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: DRAWING });
  });
  return requested;
}

const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(0);
}

test('TEN-13 cards show photos on another host, static and from the live search', async ({ page }) => {
  const requested = await serveElsewhere(page);
  await page.goto(at(ELSEWHERE, '/search/new-used-and-demo-cars'));
  const photo = resultCards(page).first().getByRole('img').first();
  await expectShown(photo);
  await page.goto(at(ELSEWHERE, '/search/new-used-and-demo-cars?fuel=Diesel'));
  await expectShown(resultCards(page).first().getByRole('img').first());
  // The template "{stem}-{width}.{ext}" names copies of the dealer's own files, which other hosts do not have.
  expect(requested.filter((address) => !/^https:\/\/photos\.example\/F\d+\/1\.jpg$/.test(address))).toEqual(
    requested.filter((address) => address.startsWith('https://brand.example/')),
  );
});

test('TEN-13 a vehicle’s gallery, the logo and the home page’s main picture show pictures on other hosts', async ({
  page,
}) => {
  await serveElsewhere(page);
  await page.goto(at(ELSEWHERE, fixturePath(ELSEWHERE, 'CX-5')));
  await expectShown(gallery(page).getByRole('img').first());
  await expectShown(page.getByRole('banner').locator('img').first());
  await page.goto(at(ELSEWHERE));
  await expectShown(page.getByRole('main').locator('img[src="https://brand.example/coast.svg"]'));
});

test('WAT-01 the Faves panel shows the picture of a saved vehicle that has left stock, even if its address was saved as http', async ({
  page,
}) => {
  await serveElsewhere(page);
  await page.goto(at(ELSEWHERE, fixturePath(ELSEWHERE, 'CX-3')));
  await page.getByRole('main').getByRole('button', { name: 'Fave', exact: true }).first().click();
  // The panel finds no card for this id, and an older version of the page saved the address as the feed has it.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':favourites')) ?? '';
    const saved = localStorage.getItem(key) ?? '';
    const old = saved.replace(/"id":"[^"]+"/, '"id":"left"').replace('https://photos', 'http://photos');
    localStorage.setItem(key, old);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Faves, 1 saved' }).click();
  const panel = page.getByRole('dialog', { name: 'Faves' });
  await expect(panel.getByText('No longer listed')).toBeVisible();
  await expectShown(panel.locator('.small-pic img'));
});
