import { at, expect, PLAIN, test } from './site.ts';

test('SRC-34 SRC-39 the home page’s price slider has steps of $500 from $5,000 to $250,000, and its button opens the search up to that price, highest price first', async ({
  page,
}) => {
  await page.goto(at(PLAIN));
  const slider = page.getByRole('slider', { name: 'Set a top price' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Any price');
  await expect(slider).toHaveAttribute('max', '250000');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Up to $5,000');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Up to $5,500');
  await page.getByRole('button', { name: 'See what it buys' }).click();
  await page.waitForURL(/range\[price\]=:5500/);
  expect(new URL(page.url()).search).toBe('?range[price]=:5500&sortBy=Car_production:price:desc');
});

test('SRC-34 the home page’s price slider at its maximum sets no price limit', async ({ page }) => {
  await page.goto(at(PLAIN));
  await page.getByRole('button', { name: 'See what it buys' }).click();
  await page.waitForURL(/sortBy/);
  expect(new URL(page.url()).search).toBe('?sortBy=Car_production:price:desc');
});
