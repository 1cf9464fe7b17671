import { ELSEWHERE } from '../support/hosts.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

test('OFF-06 the promotions slider shows slides of 1920 by 540 px, which arrows and the keyboard move, and each is a link', async ({
  page,
}) => {
  // Without smooth scrolling, which would go on after the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const shifts = await watchShifts(page);
  await page.goto(at('harbourline', '/special-offers'));
  const slider = page.getByRole('region', { name: 'Promotions' });
  const [first, second] = [slider.getByRole('link').first(), slider.getByRole('link').nth(1)];
  const picture = first.locator('img');
  await expect(picture).toHaveAttribute('width', '1920');
  await expect(picture).toHaveAttribute('height', '540');
  const box = await first.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1920 / 540, 1);
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await expect(slider.getByRole('button', { name: 'Previous' })).toBeHidden();
  await slider.getByRole('button', { name: 'Next' }).click();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await slider.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  expect(await shifts()).toEqual([]);
  // The browser scrolls to a link that gets the focus.
  await second.focus();
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/ute/);
});

test('OFF-06 on a phone the words of a slide stand below its picture, and the slider is swiped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('harbourline', '/special-offers'));
  const slide = page.getByRole('region', { name: 'Promotions' }).getByRole('link').first();
  const [picture, words] = [slide.locator('img'), slide.getByText('Ready before Christmas')];
  const [above, below] = [await picture.boundingBox(), await words.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expect(page.getByRole('region', { name: 'Promotions' }).getByRole('button')).toHaveCount(0);
});

test('OFF-06 a slide may be words alone, or a picture alone, whose name screen readers still read', async ({
  page,
}) => {
  await page.route(/^https:\/\/brand\.example\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(at(ELSEWHERE, '/brands'));
  const slider = page.getByRole('region', { name: 'This month' });
  const words = slider.getByRole('link', { name: 'Words alone No picture yet.' });
  await expect(words.locator('img')).toHaveCount(0);
  const picture = slider.getByRole('link', { name: 'A picture that says it' });
  await expect(picture.getByText('A picture that says it')).toHaveCount(0);
  await expect(picture).toHaveAttribute('href', '/dealerships');
});
