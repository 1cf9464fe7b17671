import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { gallery, holdSpin, open, spinner, tab, viewer } from './gallery-site.ts';
import { watchShifts } from './shifts.ts';
import { expect, test } from './site.ts';

/** Counts how often a canvas of the page is painted. The returned function returns the number so far. */
async function watchCanvas(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = { paints: 0 };
    Object.assign(window, { watched });
    const draw = CanvasRenderingContext2D.prototype.drawImage as (...all: unknown[]) => void;
    CanvasRenderingContext2D.prototype.drawImage = function (...all: unknown[]) {
      if (this.canvas.isConnected) watched.paints += 1;
      draw.apply(this, all);
    };
  });
  return () => page.evaluate(() => (window as unknown as { watched: { paints: number } }).watched.paints);
}

for (const width of [1280, 360])
  test(`in a window ${width} px wide, nothing shifts while the spin loads and turns, or when other views and fullscreen are opened`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
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
    expect(await shifts()).toEqual([]);
  });

test('while a shopper drags the spin, every screen refresh shows a new frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paintsSoFar = await watchCanvas(page);
  await open(page, 'Cerato');
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
  const before = await paintsSoFar();
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
  expect((await paintsSoFar()) - before).toBeGreaterThanOrEqual(paints - 1);
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
