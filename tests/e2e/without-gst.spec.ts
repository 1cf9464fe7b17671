import { STOCK, waitForLiveSearch } from './search-live.ts';
import { at, buyBox, cardOf, expect, resultCards, test } from './site.ts';

const TRUCK = '2026 UD Croner';
const NET = '$186,355 excl. GST';

test('the cards of new and used trucks have a price without GST on static and live searches, and other dealers’ cards have none', async ({
  page,
}) => {
  await page.goto(at('ironbark', '/search/ud/'));
  await expect(cardOf(page, TRUCK)).toContainText('$204,990');
  await expect(cardOf(page, TRUCK)).toContainText(NET);
  await page.goto(at('ironbark', `${STOCK}?refinementList[make][0]=UD`));
  await waitForLiveSearch(page);
  const card = resultCards(page).filter({ has: page.getByRole('heading', { name: TRUCK, exact: true }) });
  const net = card.getByText(NET);
  await expect(net).toBeVisible();
  // As if the search server reported another price.
  await card.evaluate((element) => element.toggleAttribute('data-repriced', true));
  await expect(net).toBeHidden();
  await page.goto(at('ironbark', '/search/used-cars/'));
  const used = resultCards(page).filter({ hasText: 'Excl. Govt Charges' });
  await expect(used).not.toHaveCount(0);
  await expect(used.filter({ hasText: 'excl. GST' })).toHaveCount(await used.count());
  await page.goto(at('banksia-bay', STOCK));
  await expect(resultCards(page)).not.toHaveCount(0);
  await expect(resultCards(page).filter({ hasText: 'excl. GST' })).toHaveCount(0);
});

test('a truck’s own page has the price without GST on screen and on paper', async ({ page }) => {
  await page.goto(at('ironbark', '/search/ud/'));
  await cardOf(page, TRUCK).getByRole('link', { name: TRUCK, exact: false }).first().click();
  await expect(buyBox(page).getByText(NET)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(buyBox(page).getByText(NET)).toBeVisible();
});

test('a comparison has a row of prices without GST', async ({ page }) => {
  await page.goto(at('ironbark', '/search/new-cars/'));
  const buttons = resultCards(page).getByRole('button', { name: /^Compare / });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await page
    .getByRole('region', { name: 'Compare', exact: true })
    .getByRole('button', { name: /^Compare 2/ })
    .click();
  const row = page
    .getByRole('dialog', { name: 'Compare' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Excl\. GST/ }) });
  await expect(row.getByRole('cell')).toHaveText([/^\$[\d,]+$/, /^\$[\d,]+$/]);
});
