import type { Locator, Page } from '@playwright/test';
import { findCar, fixturePath } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { fillIn, useWholeService } from './real-service.ts';
import { STOCK, waitForLiveSearch } from './search-live.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';

/** Opens a form of a vehicle's page and fills in who the shopper is. */
async function openForm(page: Page, opener: Locator, title: string, name: string): Promise<Locator> {
  await opener.click();
  const dialog = page.getByRole('dialog', { name: title });
  await fillIn(dialog, name);
  return dialog;
}

test('API-35 TRK-08 the test drive form sends a lead about a used vehicle with event 48, and the page tracks that event', async ({
  page,
}) => {
  const name = `Quin${Date.now()}`;
  const car = findCar(PLAIN, 'Picanto', ({ model }) => model === 'Picanto');
  expect(car.car_type).toBe('used');
  await useWholeService(page);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'Picanto')));
  const opener = buyBox(page).getByRole('button', { name: 'Book a Test Drive' });
  const dialog = await openForm(page, opener, 'Book a Test Drive', name);
  await dialog.getByLabel('I agree to the terms of use').check();
  const followedUp = page.waitForRequest('**/api/leads/follow-up');
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
  await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}. We have your request`);
  expect((await followedUp).postDataJSON()).toMatchObject({ event_id: 48, car_type: 'used' });
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([{ form: 'test-drive', event_id: 48 }]);
  const lead = await storedLead(PLAIN, name);
  for (const line of [
    'form: test-drive',
    'event id: 48',
    'category: General Enquiry',
    'subcategory: Test Drive',
    `car_id: ${car.id}`,
    'form_completed: true',
  ])
    expect(lead).toContain(line);
});

test('API-34 TRK-07 TRK-16 a vehicle without photos, tagged Test Drive Only, has a Request Photos form, which sends a lead with event 17; other vehicles have no such form', async ({
  page,
}) => {
  const name = `Rue${Date.now()}`;
  const car = findCar(PLAIN, 'MX-5', ({ model }) => model === 'MX-5');
  await useWholeService(page);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'MX-5')));
  const opener = page
    .getByRole('region', { name: 'Pictures' })
    .getByRole('button', { name: 'Request Photos' });
  await expect(opener).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  const dialog = await openForm(page, opener, 'Request Photos', name);
  await dialog.getByLabel('Anything that you would like to see').fill('The boot.');
  const followedUp = page.waitForRequest('**/api/leads/follow-up');
  await dialog.getByRole('button', { name: 'Request Photos' }).click();
  await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}. We have your request`);
  expect(car.tag).toBe('Test Drive Only');
  expect((await followedUp).postDataJSON()).toMatchObject({ event_id: 17, car_type: 'used' });
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([
    { event: 'lead', form: 'request-photos', event_id: 17, id: car.id, model: 'MX-5' },
  ]);
  const lead = await storedLead(PLAIN, name);
  for (const line of [
    'form: request-photos',
    'event id: 17',
    'category: General Enquiry',
    'subcategory: Request Photos',
    'message: The boot.',
    `car_id: ${car.id}`,
    'vehicle_model: MX-5',
  ])
    expect(lead).toContain(line);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
  await expect(page.getByText('Request Photos')).toHaveCount(0);
});

test('TRK-13 the view of a search page is stored as event 49, once per visit', async ({ page }) => {
  await useWholeService(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/viewings')) sent.push(request.postDataJSON());
  });
  const stored = page.waitForResponse('**/api/viewings');
  await page.goto(at(CONTRARY, STOCK));
  expect((await stored).status()).toBe(204);
  expect(sent).toEqual([{ event_id: 49, website_id: `fixture-${CONTRARY}` }]);
  // When the live search has started, a second view would already have been sent.
  await page.goto(at(CONTRARY, '/search/mazda/'));
  await waitForLiveSearch(page);
  expect(sent).toHaveLength(1);
});
