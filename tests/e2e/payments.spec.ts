import { ELSEWHERE } from '../support/hosts.ts';
import { at, expect, test } from './site.ts';

for (const width of [360, 1280])
  test(`CON-02 at ${width} px, the strip of ways to pay says what the dealer accepts, with the logos that there are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('cinder-road', '/dealerships'));
    const strip = page.getByRole('region', { name: 'We accept:' });
    const ways = strip.getByRole('listitem');
    await expect(ways).toHaveText(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']);
    for (const way of ['Mastercard', 'Visa', 'Google Pay', 'Apple Pay'])
      await expect(ways.filter({ hasText: way }).locator('svg')).toBeVisible();
    await expect(ways.filter({ hasText: 'Maestro' }).locator('svg')).toHaveCount(0);
    await page.route(/^https:\/\/brand\.example\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto(at(ELSEWHERE, '/brands'));
    const own = page.getByRole('region', { name: 'Pay with' }).getByRole('listitem');
    await expect(own).toHaveText(['PayPal', 'Cheque']);
  });
