import { fixturePath } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { STOCK } from './search-live.ts';
import { at, cardOf, expect, PLAIN, test } from './site.ts';

test('the favourites panel lists saved vehicles, links to them and removes them', async ({ page }) => {
  await page.goto(at(PLAIN, STOCK));
  for (const title of ['2023 Mazda CX-5', '2023 Mazda CX-3'])
    await cardOf(page, title)
      .getByRole('button', { name: `Fave ${title}` })
      .click();
  await page.goto(at(PLAIN));
  const opener = page.getByRole('button', { name: 'Faves, 2 saved' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Faves' });
  await expect(panel.getByRole('status')).toHaveText('2 cars saved in this browser.');
  await expect(panel.getByRole('link')).toHaveText(['2023 Mazda CX-3', '2023 Mazda CX-5']);
  await expect(panel.getByRole('article')).toContainText(['$30,000', '$30,000']);
  expect(await axeViolations(page, { bestPractices: true })).toEqual([]);

  const heart = panel.getByRole('button', { name: 'Fave 2023 Mazda CX-3' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.getByRole('status')).toHaveText('1 car saved in this browser.');
  await heart.click();
  await expect(panel.getByRole('status')).toHaveText('2 cars saved in this browser.');
  await heart.click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const reopener = page.getByRole('button', { name: 'Faves, 1 saved' });
  await expect(reopener).toBeFocused();

  await reopener.click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('link', { name: '2023 Mazda CX-5' }).click();
  await expect(page).toHaveURL(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
});

test('an empty favourites panel says that nothing is saved yet and links to the stock', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at(PLAIN));
  await page.getByRole('button', { name: 'Faves, 0 saved' }).click();
  const panel = page.getByRole('dialog', { name: 'Faves' });
  await expect(panel.getByText('None saved yet.')).toBeVisible();
  await panel.getByRole('link', { name: 'See our cars' }).click();
  await expect(page).toHaveURL(at(PLAIN, STOCK));
});

for (const width of [360, 1280])
  test(`CON-03 at ${width} px, the message about a saved vehicle opens the favourites with its button, and gives the focus back to the heart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at(PLAIN, STOCK));
    const heart = cardOf(page, '2023 Mazda CX-5').getByRole('button', { name: 'Fave 2023 Mazda CX-5' });
    await heart.click();
    const message = page.getByRole('status').filter({ hasText: '2023 Mazda CX-5 Maxx Sport KF added' });
    await message.getByRole('button', { name: 'View' }).click();
    await expect(message).toHaveCount(0);
    const panel = page.getByRole('dialog', { name: 'Faves' });
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(heart).toBeFocused();
    await heart.click();
    const removed = page.getByRole('status').filter({ hasText: 'removed from your faves' });
    await expect(removed).toBeVisible();
    await expect(removed.getByRole('button')).toHaveCount(0);
  });
