import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { gallery, holdSpin, open, spinner, tab, viewer } from './gallery-site.ts';
import { expect, test } from './site.ts';

interface Watched {
  shifts: string[];
  drawn: number;
}

/** Records layout shifts, and counts how often a canvas of the page is painted. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], drawn: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput && entry.value >= 0.0001) watched.shifts.push(entry.value.toFixed(4));
    }).observe({ type: 'layout-shift', buffered: true });
    const draw = CanvasRenderingContext2D.prototype.drawImage as (...all: unknown[]) => void;
    CanvasRenderingContext2D.prototype.drawImage = function (...all: unknown[]) {
      if (this.canvas.isConnected) watched.drawn += 1;
      draw.apply(this, all);
    };
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

for (const width of [1280, 360])
  test(`in a window ${width} px wide, nothing shifts while the spin loads and turns, or when other views and fullscreen are opened`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const watched = await watch(page);
    const release = await holdSpin(page);
    await open(page, 'Cerato');
    release();
    await expect(page.getByRole('button', { name: 'Stop turning' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn once' })).toBeVisible();
    await tab(page, 'Interior').click();
    await expect(gallery(page).getByRole('img', { name: /^Interior of / })).toBeVisible();
    await tab(page, 'Images').click();
    await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    expect((await watched()).shifts).toEqual([]);
  });

test('while a shopper drags the spin, every screen refresh shows a new frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watched = await watch(page);
  await open(page, 'Cerato');
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
  const before = (await watched()).drawn;
  const paints = await spinner(page).evaluate(async (canvas) => {
    const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const send = (type: string, x: number) =>
      canvas.dispatchEvent(new PointerEvent(type, { clientX: x, button: 0, buttons: 1, bubbles: true }));
    canvas.setPointerCapture = () => {};
    send('pointerdown', 0);
    for (let move = 1; move <= 72; move++) {
      send('pointermove', move * 20);
      await paint();
    }
    send('pointerup', 72 * 20);
    return 72;
  });
  expect((await watched()).drawn - before).toBeGreaterThanOrEqual(paints - 1);
});

for (const width of [1280, 360])
  test(`in a window ${width} px wide, axe finds no violations in spin and interior with an open hotspot, in a film and in fullscreen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const check = async () => expect.soft(await axeViolations(page, { inside: 'main' })).toEqual([]);
    await open(page, 'Cerato');
    await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
    await gallery(page)
      .getByRole('button', { name: /^LED lamps/ })
      .click();
    await check();
    await tab(page, 'Interior').click();
    await gallery(page)
      .getByRole('button', { name: /^Ten inch screen/ })
      .click();
    await check();
    await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
    await expect(viewer(page)).toBeVisible();
    await tab(page, 'Images').click();
    await check();
    await open(page, 'Picanto');
    await gallery(page).getByRole('group').press('ArrowRight');
    await check();
  });
