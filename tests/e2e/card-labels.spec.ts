import type { Locator } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { fixturePath, stockOf } from '../support/samples.ts';
import { STOCK } from './search-live.ts';
import { at, CONTRARY, cardOf, expect, PLAIN, resultCards, test } from './site.ts';

/** The text on a card's picture. */
const onPicture = async (card: Locator): Promise<string> => (await card.locator('.pic').textContent()) ?? '';

const TAGS = [
  {
    id: 'CAR-17',
    kind: 'an electric, reserved vehicle',
    title: '2023 Kia EV5',
    plain: 'Reserved',
    contrary: 'Electric',
    never: 'Own words',
  },
  {
    id: 'CAR-18',
    kind: 'a reserved vehicle with its own tag',
    title: '2023 Mazda CX-30',
    plain: 'Reserved',
    contrary: 'Reserved',
    never: 'Own words',
  },
  {
    id: 'CAR-21',
    kind: 'a new arrival with its own tag',
    title: '2023 Mazda 3',
    plain: 'Manager’s pick',
    contrary: 'Manager’s pick',
    never: 'New',
  },
  {
    id: 'CAR-22',
    kind: 'a new arrival that is coming soon',
    title: '2023 Mazda CX-90',
    plain: 'COMING SOON',
    contrary: 'COMING SOON',
    never: 'Fresh in',
  },
  {
    id: 'CAR-23 CAR-25',
    kind: 'a new arrival',
    title: '2023 Mazda BT-50',
    plain: 'New',
    contrary: 'Fresh in',
  },
];
for (const { id, kind, title, plain, contrary, never } of TAGS) {
  test(`${id} ${kind} is tagged “${plain}”${plain === contrary ? '' : `, or “${contrary}” if the dealer configures that`}`, async ({
    page,
  }) => {
    for (const [tenant, words] of [
      [PLAIN, plain],
      [CONTRARY, contrary],
    ] as const) {
      await page.goto(at(tenant, STOCK));
      const shown = await onPicture(cardOf(page, title));
      expect(shown).toContain(words);
      if (never) expect(shown).not.toContain(never);
    }
  });
}

test('CAR-19 CAR-20 on cards of the configured make, the badge of a certified vehicle is a picture and replaces the vehicle’s own tag', async ({
  page,
}) => {
  const badge = (title: string) => cardOf(page, title).getByRole('img', { name: /certified/i });
  await page.goto(at(CONTRARY, STOCK));
  await expect(badge('2023 Kia Cerato')).toBeVisible();
  await expect(cardOf(page, '2023 Kia Cerato')).not.toContainText('Local car');
  await expect(badge('2023 Mazda 3')).toHaveCount(0);
  await expect(badge('2023 Kia Sorento')).toHaveCount(0);
  await page.goto(at(PLAIN, STOCK));
  await expect(badge('2023 Kia Cerato')).toHaveCount(0);
  await expect(cardOf(page, '2023 Kia Cerato')).toContainText('Local car');
});

test('CAR-24 a vehicle that no tag applies to has no tag on its card', async ({ page }) => {
  await page.goto(at(PLAIN, STOCK));
  expect((await onPicture(cardOf(page, '2023 Mazda 2'))).trim()).toBe('');
});

test('CAR-26 the pictures of a sold vehicle’s page are tagged JUST SOLD, or with the word that the dealer configures', async ({
  page,
}) => {
  for (const [tenant, words] of [
    [PLAIN, 'JUST SOLD'],
    [CONTRARY, 'GONE'],
  ] as const) {
    await page.goto(at(tenant, fixturePath(tenant, 'CX-9')));
    await expect(
      page.getByRole('region', { name: 'Pictures' }).getByText(words, { exact: true }),
    ).toBeVisible();
  }
});

for (const tenant of DEMO_TENANTS)
  test(`${tenant}: of the vehicles on the first search page, at most a third arrived in the last 8 days, and at most a third are marked “Below market”`, async ({
    page,
  }) => {
    await page.goto(at(tenant, tenant === 'cinder-road' ? '/used-car/new-used-and-demo-cars/' : STOCK));
    const cards = resultCards(page);
    await expect(cards.first()).toBeVisible();
    const third = (await cards.count()) / 3;
    expect(third).toBeGreaterThan(3);
    const day = 86_400_000;
    const arrived = stockOf(tenant)
      .filter(({ created_at }) => Date.now() - Date.parse(created_at ?? '') <= 8 * day)
      .map(({ path }) => path);
    const paths = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('a[href^="/cars/"]')?.getAttribute('href') ?? ''),
    );
    expect(paths.every((path) => path !== '')).toBe(true);
    expect(paths.filter((path) => arrived.includes(path)).length).toBeLessThanOrEqual(third);
    expect(await cards.getByText('Below market').count()).toBeLessThanOrEqual(third);
  });

const PRICES = [
  {
    id: 'CAR-28',
    kind: 'a vehicle with a subscription price',
    title: '2023 Kia Picanto',
    plain: '$20,000',
    contrary: '$199',
    never: '$199',
  },
  {
    id: 'CAR-29',
    kind: 'a vehicle with an offer price',
    title: '2023 Kia Sorento',
    plain: '$38,000',
    contrary: '$38,000',
    never: '$40,000',
  },
  { id: 'CAR-29', kind: 'a vehicle for $11', title: '2023 Mazda 2', plain: '$11', contrary: '$11' },
  {
    id: 'CAR-29 CAR-31',
    kind: 'a vehicle for $10',
    title: '2023 Mazda 6',
    plain: 'Enquire for price.',
    contrary: 'Ask us.',
    never: '$10',
  },
  {
    id: 'CAR-30',
    kind: 'a preorder without a price',
    title: '2023 Mazda CX-80',
    plain: 'PREORDER',
    contrary: 'PREORDER',
    never: '$',
  },
  {
    id: 'CAR-31',
    kind: 'a vehicle for $0',
    title: '2023 Kia EV5',
    plain: 'Enquire for price.',
    contrary: 'Ask us.',
    never: '$0',
  },
];
for (const { id, kind, title, plain, contrary, never } of PRICES) {
  test(`${id} the price of ${kind} reads “${plain}”${plain === contrary ? '' : `, or “${contrary}” if the dealer configures that`}`, async ({
    page,
  }) => {
    await page.goto(at(PLAIN, STOCK));
    await expect(cardOf(page, title).getByText(plain, { exact: true })).toBeVisible();
    if (never) await expect(cardOf(page, title)).not.toContainText(never);
    await page.goto(at(CONTRARY, STOCK));
    await expect(cardOf(page, title).getByText(contrary, { exact: true })).toBeVisible();
  });
}

test('CAR-32 a previous price is struck through if it is higher than the price, otherwise hidden', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  const before = cardOf(page, '2023 Kia Sorento').getByText('$42,000');
  await expect(before).toHaveCSS('text-decoration-line', 'line-through');
  await expect(cardOf(page, '2023 Kia Cerato')).not.toContainText('$24,000');
  await expect(resultCards(page).getByText('$24,000')).toHaveCount(0);
});
