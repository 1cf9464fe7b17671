import { test as base, type Page } from '@playwright/test';
import { findCar, isOnSale } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { serve } from './live-service.ts';
import { scrollThrough, waitForFarParts, watchShifts } from './shifts.ts';
import { at, buyBox, expect, PLAIN, test } from './site.ts';

const DAYS = [
  { date: '2031-03-14', times: ['09:00', '13:30'] },
  { date: '2031-03-15', times: ['10:00'] },
];

const carPath = (): string =>
  findCar(PLAIN, 'vehicle to drive', (car) => isOnSale(car) && !car.reserved).path;
const panel = (page: Page) => page.getByRole('region', { name: /^See it/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a Test Drive' });

/** Opens the vehicle's page and scrolls to its yard. */
async function open(page: Page): Promise<void> {
  await page.goto(at(PLAIN, carPath()));
  await waitForFarParts(page);
  await scrollThrough(page);
  await panel(page).scrollIntoViewIfNeeded();
}

for (const width of [360, 1280])
  test(`API-36 at ${width} px, a vehicle’s page lists the free times of the next days beside its yard, and a time opens the form with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    await serve(page, 'appointments?*', { json: { days: DAYS } });
    await open(page);
    const day = (name: string) => panel(page).getByRole('button', { name, exact: true });
    await expect(day('Fri 14 Mar')).toHaveAttribute('aria-pressed', 'true');
    const times = panel(page).getByRole('button', { name: /^\d+:\d\d [ap]m$/ });
    await expect(times).toHaveText(['9:00 am', '1:30 pm']);
    await expect(panel(page).getByRole('list', { name: 'Friday 14 March 2031' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    for (const button of await buyBox(page).getByRole('button').all())
      expect((await button.boundingBox())?.height, await button.innerText()).toBeLessThanOrEqual(60);
    await times.nth(1).click();
    const [dayList, timeList] = [
      dialog(page).getByLabel('Test Drive Booking Date'),
      dialog(page).getByLabel('Time', { exact: true }),
    ];
    await expect(dayList).toHaveValue('2031-03-14T09:00');
    await expect(timeList).toHaveValue('2031-03-14T13:30');
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    // Another time replaces the one chosen before.
    await day('Sat 15 Mar').click();
    await expect(day('Fri 14 Mar')).toHaveAttribute('aria-pressed', 'false');
    await expect(times).toHaveText(['10:00 am']);
    await times.click();
    await expect(timeList).toHaveValue('2031-03-15T10:00');
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await panel(page).getByRole('button', { name: 'Choose a time' }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await shifts()).toEqual([]);
  });

base(
  'API-36 without free times, a vehicle’s page keeps the button that asks for a time',
  async ({ page }) => {
    await serve(page, 'appointments?*', { json: { days: [] } });
    await open(page);
    await panel(page).getByRole('button', { name: 'Choose a time' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(panel(page).getByRole('group')).toHaveCount(0);
  },
);

test('ROU-04 the registration typed on a vehicle’s page is in the form for trade-ins, which is about this vehicle', async ({
  page,
}) => {
  const path = carPath();
  await page.goto(at(PLAIN, path));
  const costs = page.getByRole('region', { name: /trade-in$/ });
  await costs.getByLabel('Your registration').fill('1ab 2cd');
  await costs.getByRole('button', { name: 'Value it' }).click();
  await expect(page).toHaveURL(/\/(trade-in|sell)[\w-]*\/?\?car_id=[\w-]+&rego=1ab\+2cd$/);
  await expect(page.getByRole('textbox', { name: /^Rego/ })).toHaveValue('1AB 2CD');
});
