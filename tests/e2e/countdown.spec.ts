import { ELSEWHERE } from '../support/hosts.ts';
import { answerDistantPictures } from './distant-pictures.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

test.beforeEach(({ page }) => answerDistantPictures(page));

const region = { name: /^Wharf sale/ };

for (const [now, words] of [
  ['2099-12-27T09:00:00+10:00', '4 days left'],
  ['2099-12-30T23:59:00+10:00', 'Ends tomorrow'],
  ['2099-12-31T00:00:00+10:00', 'Ends today'],
] as const)
  test(`at ${now} the countdown says "${words}"`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto(at(ELSEWHERE, '/dealerships'));
    const countdown = page.getByRole('region', region);
    await countdown.scrollIntoViewIfNeeded();
    await expect(countdown).toContainText('Until Thursday 31 December 2099');
    await expect(countdown.getByText(words)).toBeVisible();
  });

test('a page that was built before the last day hides the countdown after it, and moves nothing in view', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2100-01-01T00:00:00+10:00'));
  const shifts = await watchShifts(page);
  await page.goto(at(ELSEWHERE, '/dealerships'));
  await page.getByRole('heading', { name: 'Questions and answers' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', region)).toBeHidden();
  expect(await shifts()).toEqual([]);
});

test('the days of shoppers elsewhere do not matter', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Honolulu' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2099-12-31T00:30:00+10:00'));
  await page.goto(at(ELSEWHERE, '/dealerships'));
  await page.getByRole('region', region).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', region).getByText('Ends today')).toBeVisible();
  await context.close();
});

test('without scripts the countdown names the day', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(ELSEWHERE, '/dealerships'));
  await expect(page.getByRole('region', region)).toContainText('31 December 2099');
  await context.close();
});

for (const width of [360, 1280])
  test(`the countdown of an offer has its name and leads to its page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('harbourline', '/special-offers'));
    const countdown = page.getByRole('region', { name: 'D-MAX X-Terrain at the 2026 price' });
    await countdown.scrollIntoViewIfNeeded();
    await expect(countdown).toContainText(/Until Sunday 28 February( 2027)?/);
    await expect(countdown).toContainText(/\d+ days left|Ends (today|tomorrow)/);
    await countdown.getByRole('link', { name: 'See the offer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('D-MAX X-Terrain at the 2026 price');
  });
