import type { CDPSession, Locator, Page } from '@playwright/test';
import { FRAMES } from '../fixture-site/spin.ts';
import { fixturePath, samplePaths } from '../support/samples.ts';
import { gallery, open, spinner, viewer } from './gallery-site.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, resultCards, test } from './site.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A session of the DevTools protocol, which sends touches to the page. */
const finger = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Swipes from the middle of the visible part of an element by this distance in px. */
async function swipe(touch: CDPSession, on: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const { x: across = 0, y: down = 0 } = by;
  const from = { x: box.x + box.width / 2 - across / 2, y: box.y + Math.min(box.height, 400) / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 12; step += 1)
    await send('touchMove', [{ x: from.x + (across * step) / 12, y: from.y + (down * step) / 12 }]);
  await send('touchEnd', []);
}

test('GAL-03 GAL-11 on a phone, sideways swipes change the pictures and turn the spin, and vertical swipes scroll the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const touch = await finger(page);
  await open(page, 'CX-5');
  const pictures = gallery(page).getByRole('group').getByRole('img');
  await swipe(touch, pictures.first(), { x: -220 });
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await gallery(page).getByRole('button', { name: 'Fullscreen' }).tap();
  const large = viewer(page).getByRole('group').getByRole('img');
  await expect(large.nth(1)).toBeInViewport({ ratio: 0.9 });
  await swipe(touch, large.nth(1), { x: -220 });
  await expect(viewer(page)).toContainText('3 / 5');
  await viewer(page).getByRole('button', { name: 'Close fullscreen' }).tap();
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });
  const scrolled = () => page.evaluate(() => scrollY);
  await swipe(touch, pictures.nth(2), { y: -140 });
  await expect.poll(scrolled).toBeGreaterThan(60);
  await open(page, 'Cerato');
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
  await swipe(touch, spinner(page), { x: 105 });
  await expect(spinner(page)).toHaveAttribute('aria-valuetext', `6 of ${FRAMES}`);
  expect(await scrolled()).toBe(0);
  await swipe(touch, spinner(page), { y: -140 });
  await expect.poll(scrolled).toBeGreaterThan(60);
});

test('VDP-02 VDP-03 VDP-04 VDP-07 VDP-13 VDP-18 VDP-24 VDP-37 VDP-38 VDP-40 LOC-26 the menu, lists, phone number, carousel and forms of a vehicle’s page work by touch at 360 px', async ({
  page,
}) => {
  await open(page, 'CX-5');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const shown = (name: string, role: 'definition' | 'listitem') =>
    part(name).getByRole(role).filter({ visible: true });
  const box = buyBox(page);
  await box.getByText('Share', { exact: true }).tap();
  for (const name of ['Facebook', 'Email', 'Text message'])
    await expect(box.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await expect(box.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
  await box.getByRole('heading', { level: 1 }).tap();
  await expect(box.getByRole('link', { name: 'Facebook' })).toBeHidden();
  await box.getByRole('button', { name: 'Fave', exact: true }).tap();
  await expect(box.getByRole('button', { name: 'Fave', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await expect(shown('Key information', 'definition')).toHaveCount(4);
  await part('Key information').getByText('Show More').tap();
  await expect(part('Key information').getByText('F101')).toBeVisible();
  await part('Dealer comments').getByText('More', { exact: true }).tap();
  await expect(part('Dealer comments').getByText('The end.')).toBeVisible();
  await expect(shown('Features', 'listitem')).toHaveCount(8);
  await part('Features').getByText('Show All 10').tap();
  await expect(shown('Features', 'listitem')).toHaveCount(10);
  await expect(shown('Specifications', 'definition')).toHaveCount(4);
  await part('Specifications').getByText('Show All Specs').tap();
  await expect(part('Specifications').getByText('6ZZ0AA0A0AA000101')).toBeVisible();
  await part('Call Alder Bay').getByRole('link').tap();
  await expect(part('Call Alder Bay').getByRole('link', { name: '07 7010 0190' })).toBeVisible();

  const rail = page.getByRole('group', { name: 'Similar cars' });
  await rail.scrollIntoViewIfNeeded();
  await expect(rail.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
  await swipe(await finger(page), rail, { x: -220 });
  await expect(rail.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.5 });

  const bar = part('Price and contact bar');
  await expect(bar.getByRole('link', { name: 'Call Now, 07 7010 0190' })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Enquire Now' }).tap();
  await expect(page.getByRole('dialog', { name: 'Enquire Now' })).toBeVisible();
});

test('on a phone, a message is shown above the bar at the bottom edge: the price bar of a vehicle’s page or the comparison bar of a search', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Keep messages from disappearing after 4 s, so that a slow machine has time to measure them.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const keepMessages = (run: () => void, delay?: number) => (delay === 4000 ? 0 : setTimeout(run, delay));
    Object.assign(window, { setTimeout: keepMessages });
  });
  const isAbove = async (message: string, bar: string) => {
    const toast = page.getByRole('status').filter({ hasText: message });
    const region = page.getByRole('region', { name: bar, exact: true });
    await expect(region).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const [above, below] = [await toast.boundingBox(), await region.boundingBox()];
      expect(above?.height).toBeGreaterThan(20);
      const gap = (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
      expect(gap).toBeGreaterThanOrEqual(8);
      expect(gap).toBeLessThan(40);
    }).toPass();
  };
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  const similar = page.getByRole('group', { name: 'Similar cars' });
  await similar.scrollIntoViewIfNeeded();
  await similar
    .getByRole('button', { name: /^Fave / })
    .first()
    .tap();
  await isAbove('added to your faves', 'Price and contact bar');
  await page.goto(at(PLAIN, samplePaths(PLAIN).search));
  await resultCards(page)
    .first()
    .getByRole('button', { name: /^Compare / })
    .tap();
  await resultCards(page)
    .first()
    .getByRole('button', { name: /^Fave / })
    .tap();
  await isAbove('added to your faves', 'Compare');
});
