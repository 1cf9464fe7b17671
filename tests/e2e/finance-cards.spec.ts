import { fixturePath } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { STOCK } from './search-live.ts';
import { at, CONTRARY, cardOf, expect, PLAIN, test } from './site.ts';

const CARD = '2023 Mazda CX-5';
const WARNING = /WARNING: This comparison rate is true only for the examples given/;

async function showsRepayment(card: ReturnType<typeof cardOf>): Promise<void> {
  await expect(card.getByText('$623 per month')).toBeVisible();
  await expect(card.getByText('9.87% p.a.')).toBeVisible();
  await expect(card.getByText(WARNING)).toBeVisible();
}

test('TEN-17 cards show repayments with comparison rate and warning only if that is configured, and never for reserved vehicles', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, STOCK));
  const card = cardOf(page, CARD);
  await showsRepayment(card);
  // Reserved vehicles have no finance.
  await expect(cardOf(page, '2023 Mazda CX-30').getByText(/comparison rate/i)).toHaveCount(0);
  await page.goto(at(PLAIN, STOCK));
  await expect(cardOf(page, CARD)).toBeVisible();
  await expect(page.getByRole('main').getByText(/comparison rate/i)).toHaveCount(0);
});

test('TEN-17 if configured, cards of the live search show repayments with comparison rate and warning', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, `${STOCK}?refinementList[model][0]=CX-5`));
  await expect(page.getByRole('heading', { name: /^1 vehicle/ })).toBeVisible();
  await showsRepayment(cardOf(page, CARD));
});

test('TEN-17 if configured, the cards of similar cars show repayments with comparison rate and warning', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'BT-50')));
  const similar = page.getByRole('region', { name: /Similar/ });
  await similar.scrollIntoViewIfNeeded();
  const card = similar
    .getByRole('article')
    .filter({ hasText: / per (week|month)/ })
    .first();
  await expect(card.getByText('9.87% p.a.')).toBeVisible();
  await expect(card.getByText(WARNING)).toBeVisible();
});

const WITH_FINANCE: [string, () => string][] = [
  ['a vehicle page', () => at(PLAIN, fixturePath(PLAIN, 'CX-5'))],
  ['a vehicle page with its rate in a tooltip', () => at(CONTRARY, fixturePath(CONTRARY, 'CX-90'))],
  ['cards', () => at(CONTRARY, STOCK)],
];
for (const [place, address] of WITH_FINANCE)
  test(`axe finds nothing wrong with finance on ${place}`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address());
      expect(await axeViolations(page, { inside: 'main', bestPractices: true })).toEqual([]);
    }
  });
