import type { Page } from '@playwright/test';
import { PICTURED } from '../support/hosts.ts';
import { axeViolations } from './axe.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

const film = (page: Page) => page.locator('hero-film video');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the film' });
const play = (page: Page) => page.getByRole('button', { name: 'Play the film' });
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Opens the home page, and waits until a film would have begun. */
async function openWithoutFilm(page: Page): Promise<void> {
  const films: string[] = [];
  page.on('request', (request) => request.url().endsWith('.webm') && films.push(request.url()));
  await page.goto(at(PICTURED));
  await expect(page.getByRole('img', { name: 'The coast road' })).toBeVisible();
  // Runs after the callback of the film, which is the first to wait for an idle moment.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 5_000 }), { timeout: 5_000 });
      }),
  );
  await expect(film(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /the film/ })).toHaveCount(0);
  expect(films).toEqual([]);
}

test('the film of the hero plays without sound once the page has loaded, and a button stops it', async ({
  page,
}) => {
  await page.goto(at(PICTURED));
  await expect(stop(page)).toBeVisible();
  expect(await film(page).evaluate((v: HTMLVideoElement) => [v.muted, v.loop, v.ariaHidden])).toEqual([
    true,
    true,
    'true',
  ]);
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime), 'it goes on')
    .toBeGreaterThan(0);
  await stop(page).focus();
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeFocused();
  expect(await isPaused(page)).toBe(true);
  await play(page).click();
  await expect(stop(page)).toBeVisible();
  expect(await isPaused(page)).toBe(false);
  expect(await axeViolations(page, { bestPractices: true })).toEqual([]);
});

test('no byte of the film loads before the page, and the picture stays the largest paint', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(at(PICTURED));
  await expect(stop(page)).toBeVisible();
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const films = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.webm'));
    return { loaded: navigation?.loadEventStart ?? 0, begun: films.map(({ startTime }) => startTime) };
  });
  expect(times.begun.length).toBeGreaterThan(0);
  expect(times.loaded).toBeGreaterThan(0);
  for (const begun of times.begun) expect(begun).toBeGreaterThanOrEqual(times.loaded);
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          resolve(last?.element?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe('IMG');
  expect(await shifts()).toEqual([]);
});

test('narrow screens load no film, and it ends when the screen becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await openWithoutFilm(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(stop(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(film(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /the film/ })).toHaveCount(0);
});

test('people who want less motion get no film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithoutFilm(page);
});

test('people who save data get no film', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openWithoutFilm(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the picture stands alone', async ({ page }) => {
    await page.goto(at(PICTURED));
    await expect(page.getByRole('img', { name: 'The coast road' })).toBeVisible();
    await expect(page.getByRole('button', { name: /the film/ })).toHaveCount(0);
  });
});
