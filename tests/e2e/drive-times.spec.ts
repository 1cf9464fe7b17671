import { test as base, type Page } from '@playwright/test';
import { findCar, isOnSale } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { serve } from './live-service.ts';
import { scrollThrough, waitForFarParts, watchShifts } from './shifts.ts';
import { at, buyBox, expect, PLAIN, test } from './site.ts';

const DAYS = [
  { date: '2031-03-14', times: ['09:00', '13:30'] },
  { date: '2031-03-15', times: ['10:00'] },
  { date: '2031-03-16', times: ['09:00', '10:00', '11:00'] },
  { date: '2031-03-17', times: ['09:00', '10:00', '11:00'] },
  { date: '2031-03-18', times: ['09:00'] },
  { date: '2031-03-19', times: ['09:00'] },
];

const carPath = (): string =>
  findCar(PLAIN, 'vehicle to drive', (car) => isOnSale(car) && !car.reserved).path;
const panel = (page: Page) => page.getByRole('region', { name: /^(See|Ride) it/ });
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
    // Five days are offered, of which the first with three times is chosen.
    await expect(panel(page).getByRole('group').getByRole('button')).toHaveText([
      ...['Fri 14 Mar', 'Sat 15 Mar', 'Sun 16 Mar', 'Mon 17 Mar', 'Tue 18 Mar'],
    ]);
    await expect(day('Sun 16 Mar')).toHaveAttribute('aria-pressed', 'true');
    await day('Fri 14 Mar').click();
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

for (const tenant of ['harbourline', 'cinder-road'])
  base(
    `API-36 ${tenant}: a free time of the service that a vehicle’s page lists is chosen in the form that it opens`,
    async ({ page }) => {
      const { path } = findCar(tenant, 'vehicle to drive', (car) => isOnSale(car) && !car.reserved);
      const answer = page.waitForResponse('**/api/appointments?*');
      await page.goto(at(tenant, path));
      await panel(page).scrollIntoViewIfNeeded();
      const { days } = (await (await answer).json()) as { days: typeof DAYS };
      const chosen = days[1];
      if (!chosen) throw new Error('The service has no second day.');
      await panel(page).getByRole('group').getByRole('button').nth(1).click();
      const times = panel(page).getByRole('button', { name: /^\d+:\d\d [ap]m$/ });
      await expect(times).toHaveCount(chosen.times.length);
      await times.last().click();
      await expect(page.getByRole('dialog').getByLabel('Time', { exact: true })).toHaveValue(
        `${chosen.date}T${chosen.times.at(-1)}`,
      );
    },
  );

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
  await page.goto(at(PLAIN, carPath()));
  const title = (await buyBox(page).getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  const costs = page.getByRole('region', { name: /trade-in$/ });
  await costs.getByLabel('Your registration').fill('1ab 2cd');
  await costs.getByRole('button', { name: 'Value it' }).click();
  await expect(page).toHaveURL(/\/(trade-in|sell)[\w-]*\/?\?car_id=[\w-]+&rego=1ab\+2cd$/);
  await expect(page.getByRole('textbox', { name: /^Rego/ })).toHaveValue('1AB 2CD');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});
