import { answer, ELSEWHERE, NETWORKED } from '../support/hosts.ts';
import { samplePaths } from '../support/samples.ts';
import { at, expect, test } from './site.ts';

for (const tenant of ['harbourline', 'redgum-kia', 'ironbark', 'cinder-road', 'banksia-bay'])
  test(`ROU-26 /special-offers of ${tenant} has every current offer with its last day, those that end first in front, each leading to its page`, async ({
    page,
  }) => {
    // The offers of a demo dealer end some day, and its page of offers with the last of them.
    if (!samplePaths(tenant).offer) {
      expect((await answer(tenant, '/special-offers')).status).toBe(404);
      return;
    }
    await page.goto(at(tenant, '/special-offers'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Special offers');
    const list = main.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
    const titles = list.getByRole('heading', { level: 3 });
    const count = await titles.count();
    expect(count).toBeGreaterThan(0);
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      new RegExp(`^${count} offers?(, ending soonest first)?$`),
    );
    const links = await titles.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^\/offers\//)));
    // "Ends 28 February 2027", without the year if it is this one.
    const ends = await main.locator('.offers .tag, .offer-ledger .until').allInnerTexts();
    const days = ends.map((text) => {
      const day = text.replace(/^ends/i, '').replace(/\s+/g, ' ').trim();
      return Date.parse(/\d{4}$/.test(day) ? day : `${day} ${new Date().getFullYear()}`);
    });
    expect(days).toHaveLength(count);
    expect(days.every(Number.isFinite)).toBe(true);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    const first = (await titles.first().innerText()).trim();
    await titles.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await expect(
      page
        .getByRole('main')
        .getByText(/^Ends \d+ /)
        .first(),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(/\/special-offers$/);
  });

test('ROU-26 the home page and the footer lead to all offers, and a dealer without any has no such page', async ({
  page,
}) => {
  await page.goto(at('harbourline'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Special offers' })).toHaveAttribute(
    'href',
    '/special-offers',
  );
  await page.getByRole('link', { name: 'All offers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special offers');
  expect((await answer(ELSEWHERE, '/special-offers')).status).toBe(404);
});

test('ROU-27 "Clear filters" leads to the offers unless the dealer says otherwise', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const clear = page.getByRole('link', { name: 'Clear filters' });
  await page.goto(at(NETWORKED, '/search/mazda/'));
  await expect(clear).toHaveAttribute('href', '/special-offers');
  await clear.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special offers');
  await page.goto(at('harbourline', '/search/toyota/'));
  await expect(clear).toHaveAttribute('href', '/search/new-used-and-demo-cars/');
});
