import { findCar, isOnSale } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

test('a dealer of trucks draws a ute without pictures as a ute', async ({ page }) => {
  const ute = findCar(
    'ironbark',
    'ute without pictures',
    (car) => isOnSale(car) && car.simple_body === 'ute' && car.images.length === 0,
  );
  await page.goto(at('ironbark', ute.path));
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures.getByText('Pictures to come')).toBeVisible();
  const drawing = pictures.locator('use').first();
  await expect(drawing).toHaveAttribute('href', /\/bodies\.[\w-]+\.svg#ute$/);
  // The drawing has come: one without a picture would have no height.
  await expect.poll(async () => (await drawing.boundingBox())?.height ?? 0).toBeGreaterThan(50);
  await page.goto(at('ironbark', '/search/mazda/bt-50/'));
  const card = page.getByRole('article').filter({ hasText: 'Pictures to come' }).first();
  await expect(card.locator('.nopic use').first()).toHaveAttribute('href', /#ute$/);
});
