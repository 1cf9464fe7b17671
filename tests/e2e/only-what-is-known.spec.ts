import { NETWORKED } from '../support/hosts.ts';
import { fixturePath } from '../support/samples.ts';
import { at, cardOf, expect, PLAIN, test } from './site.ts';

test('VDP-41 the page of a vehicle that is sold or has left names the yard, but does not invite to see the vehicle there', async ({
  page,
}) => {
  for (const model of ['CX-9', 'RX-8']) {
    await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
    await expect(page.getByRole('region', { name: 'Our yard in Alder Bay' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/See it|See where/)).toHaveCount(0);
  }
});

test('CAR-18 a reserved vehicle is on hold: no deposit is shown that nobody may have paid', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/search/mazda/'));
  await expect(cardOf(page, '2023 Mazda CX-30')).toContainText('On hold');
  await expect(page.getByText('Deposit taken')).toHaveCount(0);
});

test('CON-01 the home page promises neither offers nor a service that the dealer does not have', async ({
  page,
}) => {
  await page.goto(at(PLAIN));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'In stock now' })).toBeVisible();
  await expect(main.getByText('Latest offers')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Book a service' })).toBeVisible();
  // This dealer has no workshop.
  await page.goto(at(NETWORKED));
  await expect(main.getByRole('heading', { name: 'Visit us' })).toBeVisible();
  await expect(main.getByText('Book a service')).toHaveCount(0);
});
