import type { Page, Request } from '@playwright/test';
import { FRAMES } from '../fixture-site/spin.ts';
import { findCar, isOnSale } from '../support/samples.ts';
import { frameDrawn, gallery, holdSpin, open, paintedPixels, spinner, tab, viewer } from './gallery-site.ts';
import { holdIdle } from './hold-idle.ts';
import { compared } from './live-service.ts';
import { at, CONTRARY, expect, test } from './site.ts';

const isFrame = (request: Request): boolean => /frame-\d+\.svg/.test(request.url());

/** Expects slider and canvas to be at this frame. */
async function expectFrame(page: Page, frame: number): Promise<void> {
  await expect(spinner(page)).toHaveAttribute('aria-valuetext', `${frame + 1} of ${FRAMES}`);
  await expect.poll(() => frameDrawn(page)).toBe(frame);
}

/** Opens a vehicle with a spin, with reduced motion, so that the spin does not turn by itself. */
async function openStill(page: Page, model = 'Cerato'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, model);
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
}

test('GAL-05 GAL-08 a vehicle with a spin has the tabs Spin, Images, Interior and opens on the spin', async ({
  page,
}) => {
  await openStill(page);
  await expect(gallery(page).getByRole('tab')).toHaveText(['Spin', 'Images', 'Interior']);
  await expect(tab(page, 'Spin')).toHaveAttribute('aria-selected', 'true');
  await expect(spinner(page)).toBeVisible();
  await tab(page, 'Images').click();
  await expect(spinner(page)).toBeHidden();
  await expect(gallery(page).getByRole('group').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Interior')).toBeFocused();
  await expect(gallery(page).getByRole('img', { name: /^Interior of / })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(spinner(page)).toBeVisible();
});

test('GAL-05 on a phone, the tabs Spin, Images, Interior stand below the picture and cover nothing of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStill(page);
  for (const name of ['Spin', 'Images', 'Interior']) {
    await tab(page, name).click();
    const picture = await page.getByRole('tabpanel', { name }).boundingBox();
    const tabs = await gallery(page).getByRole('tablist').boundingBox();
    expect(tabs?.y, name).toBeGreaterThanOrEqual(
      (picture?.y ?? Number.NaN) + (picture?.height ?? Number.NaN),
    );
  }
});

test('GAL-08 if configured, the gallery opens on the pictures, and the frames are loaded a few at a time when the spin is opened', async ({
  page,
}) => {
  const frames: string[] = [];
  let [running, most] = [0, 0];
  page.on('request', (request) => {
    if (!isFrame(request)) return;
    frames.push(request.url());
    running += 1;
    most = Math.max(most, running);
  });
  const onDone = (request: Request) => {
    if (isFrame(request)) running -= 1;
  };
  page.on('requestfinished', onDone);
  page.on('requestfailed', onDone);
  await open(page, 'Cerato', CONTRARY);
  await expect(tab(page, 'Images')).toHaveAttribute('aria-selected', 'true');
  await page.waitForLoadState('networkidle');
  expect(frames).toEqual([]);
  await tab(page, 'Spin').click();
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
  expect(new Set(frames).size).toBe(FRAMES);
  expect(most).toBeLessThan(FRAMES / 2);
});

test('GAL-09 the spin first shows one picture, loads its other frames when the browser is idle, and can be turned once all are loaded', async ({
  page,
}) => {
  const frames = new Set<string>();
  page.on('request', (request) => {
    if (isFrame(request)) frames.add(request.url());
  });
  const becomeIdle = await holdIdle(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'Cerato');
  await page.waitForLoadState('networkidle');
  expect([...frames]).toEqual([expect.stringContaining('/frame-0.svg')]);
  const release = await holdSpin(page);
  await becomeIdle();
  await expect(page.getByRole('progressbar', { name: 'Loading spin' })).toHaveJSProperty('value', FRAMES - 1);
  await expect(spinner(page)).toHaveAttribute('aria-disabled', 'true');
  await spinner(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(spinner(page)).toHaveAttribute('aria-valuetext', `1 of ${FRAMES}`);
  const first = page.locator('spin-viewer img');
  await expect(first).toHaveJSProperty('complete', true);
  await expect(first).toHaveAttribute('src', /frame-0\.svg$/);
  await expect(first).toBeVisible();
  // The other frames are loaded, but the canvas in front of the picture stays empty.
  expect(await paintedPixels(page)).toBe(0);
  release();
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
  await expectFrame(page, 0);
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expectFrame(page, 1);
});

test('GAL-10 GAL-14 the spin turns once by itself, one frame every 100 ms, and then stops', async ({
  page,
}) => {
  const release = await holdSpin(page);
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await open(page, 'Cerato');
  await compared(page);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  release();
  await expect(page.getByRole('button', { name: 'Stop turning' })).toBeVisible();
  for (let turned = 1; turned <= FRAMES; turned += 1) {
    await page.clock.runFor(99);
    await expectFrame(page, turned - 1);
    await page.clock.runFor(1);
    await expect(spinner(page)).toHaveAttribute('aria-valuetext', `${(turned % FRAMES) + 1} of ${FRAMES}`);
  }
  await expect(page.getByRole('button', { name: 'Turn once' })).toBeVisible();
  await page.clock.runFor(5_000);
  await expectFrame(page, 0);
});

test('with reduced motion the spin turns only after a click on “Turn once”, and stops after a click on “Stop turning”', async ({
  page,
}) => {
  await openStill(page);
  await compared(page);
  await page.clock.install();
  await page.clock.runFor(5_000);
  await expectFrame(page, 0);
  await page.getByRole('button', { name: 'Turn once' }).click();
  await page.clock.runFor(500);
  await page.getByRole('button', { name: 'Stop turning' }).click();
  await page.clock.runFor(5_000);
  await expect(spinner(page)).not.toHaveAttribute('aria-valuetext', `1 of ${FRAMES}`);
  await expect(page.getByRole('button', { name: 'Turn once' })).toBeVisible();
});

test('GAL-11 dragging turns the spin one frame per 20 px, in both directions', async ({ page }) => {
  await openStill(page);
  const box = await spinner(page).boundingBox();
  if (!box) throw new Error('The spin is not visible.');
  const y = box.y + 40;
  const from = box.x + box.width / 2;
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(from + 19, y);
  await expectFrame(page, 0);
  await page.mouse.move(from + 20, y);
  await expectFrame(page, 1);
  await page.mouse.move(from + 107, y, { steps: 5 });
  await expectFrame(page, 5);
  await page.mouse.move(from - 60, y, { steps: 5 });
  await expectFrame(page, FRAMES - 3);
  await page.mouse.up();
  await page.mouse.move(from + 200, y);
  await expectFrame(page, FRAMES - 3);
});

test('GAL-12 arrow keys turn the spin by one frame, Home and End show its first and last frame', async ({
  page,
}) => {
  await openStill(page);
  await spinner(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectFrame(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectFrame(page, FRAMES - 1);
  await page.keyboard.press('Home');
  await expectFrame(page, 0);
  await page.keyboard.press('End');
  await expectFrame(page, FRAMES - 1);
});

test('GAL-13 fullscreen opens with the frame that the page shows, and after it is closed the page shows the frame that fullscreen showed last', async ({
  page,
}) => {
  await openStill(page);
  await spinner(page).focus();
  await page.keyboard.press('ArrowRight');
  await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
  const large = viewer(page);
  await expect(spinner(large)).toBeFocused();
  const box = await spinner(large).boundingBox();
  expect(box?.width).toBeGreaterThan(1_000);
  await page.keyboard.press('ArrowRight');
  await expectFrame(page, 2);
  await tab(page, 'Images').click();
  await expect(large.getByRole('group').getByRole('img').first()).toBeInViewport();
  await tab(page, 'Spin').click();
  await large.getByRole('button', { name: 'Close fullscreen' }).click();
  await expect(large).toBeHidden();
  await expect(spinner(gallery(page))).toBeVisible();
  await expectFrame(page, 2);
});

test('GAL-06 a hotspot is shown only on frames that have it, moves with the vehicle, and a click opens its text', async ({
  page,
}) => {
  await openStill(page);
  const details = gallery(page).getByRole('button', {
    name: /^(LED lamps that follow the bend|Tow bar, 2,000 kg braked)\.$/,
  });
  await expect(details).toHaveCount(1);
  const middle = async () => {
    const [spot, picture] = [await details.boundingBox(), await spinner(page).boundingBox()];
    if (!spot || !picture) throw new Error('Hotspot or spin is not visible.');
    return [
      Math.round(((spot.x + spot.width / 2 - picture.x) / picture.width) * 100),
      Math.round(((spot.y + spot.height / 2 - picture.y) / picture.height) * 100),
    ];
  };
  expect(await middle()).toEqual([20, 60]);
  const bubble = gallery(page).getByText('LED lamps that follow the bend.');
  await expect(bubble.first()).toBeHidden();
  await details.click();
  await expect(bubble.first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(bubble.first()).toBeVisible();
  expect(await middle()).toEqual([30, 60]);
  await page.keyboard.press('Escape');
  await expect(bubble.first()).toBeHidden();
  await details.click();
  await expect(bubble.first()).toBeVisible();
  await spinner(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(details).toHaveCount(0);
  // The text was open when its hotspot disappeared. When the hotspot comes back, the text is closed.
  await page.keyboard.press('ArrowLeft');
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  await expect(bubble.first()).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(details).toHaveCount(0);
  for (let frame = 2; frame < 18; frame++) await page.keyboard.press('ArrowRight');
  await expectFrame(page, 18);
  expect(await middle()).toEqual([75, 25]);
  await details.click();
  await expect(gallery(page).getByText('Tow bar, 2,000 kg braked.').first()).toBeInViewport({ ratio: 1 });
});

test('GAL-07 the interior has its own hotspots, which open by keyboard', async ({ page }) => {
  await openStill(page);
  await tab(page, 'Interior').click();
  const details = gallery(page).getByRole('button', { name: 'Ten inch screen with maps.' });
  await expect(details).toHaveCount(1);
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(gallery(page).getByText('Ten inch screen with maps.').first()).toBeVisible();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
  await viewer(page).getByRole('button', { name: 'Ten inch screen with maps.' }).click();
  await page.keyboard.press('Escape');
  await expect(viewer(page).getByText('Ten inch screen with maps.')).toBeHidden();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
});

test('on paper the first picture replaces the spin', async ({ page }) => {
  await openStill(page);
  const picture = gallery(page).getByRole('group').locator('img').first();
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  await expect(spinner(page)).toBeHidden();
  await expect(tab(page, 'Spin')).toBeHidden();
});

const SLOW_CONNECTIONS = [
  {
    connection: { saveData: true },
    name: 'with Save-Data the frames of a spin are loaded only after a click on “Load the spin”',
  },
  {
    connection: { effectiveType: '3g' },
    name: 'on a slow connection the frames of a spin are loaded only after a press on the spin',
  },
];
for (const { connection, name } of SLOW_CONNECTIONS)
  test(name, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { value });
    }, connection);
    const frames = new Set<string>();
    page.on('request', (request) => {
      if (isFrame(request)) frames.add(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'Cerato');
    const load = page.getByRole('button', { name: 'Load the spin' });
    await expect(load).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Only the picture that the page shows before the spin is loaded.
    expect([...frames]).toEqual([expect.stringContaining('/frame-0.svg')]);
    await (connection.saveData ? load : spinner(page)).click({ force: true });
    await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
    await expect(load).toBeHidden();
    expect(frames.size).toBe(FRAMES);
  });

/** Opens a demo vehicle's spin, and collects the names of the requested frames: of large ones and of small copies. */
async function openDemoSpin(page: Page): Promise<{ large: Set<string>; small: Set<string> }> {
  const requested = { large: new Set<string>(), small: new Set<string>() };
  page.on('request', (request) => {
    const [, small, name] = /\/_media\/[\w-]{6}(-640)?\/(\d\d\.avif)$/.exec(request.url()) ?? [];
    if (name !== undefined) requested[small ? 'small' : 'large'].add(name);
  });
  const { path } = findCar(
    'harbourline',
    'vehicle with a spin',
    (one) => isOnSale(one) && one.spin_images.length === FRAMES,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('harbourline', path));
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
  return requested;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test('GAL-09 GAL-13 on a phone the spin loads small frames, and large ones only in fullscreen', async ({
    page,
  }) => {
    const { large, small } = await openDemoSpin(page);
    expect(small.size).toBe(FRAMES);
    // Only the picture that the page shows before the spin is loaded.
    expect([...large]).toEqual(['00.avif']);
    await expect(spinner(page)).toHaveJSProperty('width', 640);
    await spinner(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForLoadState('networkidle');
    expect(large.size).toBe(1);

    await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
    await expect.poll(() => large.size).toBe(FRAMES);
    await expect(spinner(viewer(page))).toHaveJSProperty('width', 960);
    await expect(spinner(viewer(page))).toHaveAttribute('aria-valuetext', `2 of ${FRAMES}`);
    expect(await paintedPixels(page)).toBeGreaterThan(0);
    expect(small.size).toBe(FRAMES);
  });
});

test('GAL-09 on a wide screen the spin loads large frames only', async ({ page }) => {
  const { large, small } = await openDemoSpin(page);
  expect([large.size, small.size]).toEqual([FRAMES, 0]);
});
